import type { CSSProperties, ReactNode } from 'react';
import type { Prose } from '../../figure-text.ts';
import {
  ArrowDownRightIcon,
  ArrowUpRightIcon,
  CheckCircleIcon,
  ClockIcon,
  WarningCircleIcon,
  XCircleIcon,
} from '../../icons.ts';
import type { TokenVar } from '../../theme/index.ts';
import { Mark } from './Badge.styles.ts';

export type BadgeTone =
  | 'up'
  | 'down'
  | 'flat'
  | 'success'
  | 'warning'
  | 'danger'
  | 'ended'
  | 'info'
  | 'accent'
  | 'hero';

export interface BadgeProps {
  /** One word, two at most: 'Long 50×', 'In review'. */
  readonly children: Prose;
  /** up, down and flat tell a side, hero what is rare; the others a state. @default 'info' */
  readonly tone?: BadgeTone;
  /** An icon of 16 before the word; a side and a state have one of their own. */
  readonly icon?: ReactNode;
}

const paint = (text: TokenVar, wash: TokenVar | 'transparent') =>
  ({ '--text-color': text, '--background-color': wash }) as CSSProperties;

/** A state is an icon and ink. */
const STATE_INK = paint('var(--color-text-secondary)', 'transparent');

const TONES: Readonly<Record<BadgeTone, CSSProperties>> = {
  up: paint('var(--direction-up-text)', 'var(--direction-up-wash)'),
  down: paint('var(--direction-down-text)', 'var(--direction-down-wash)'),
  flat: paint('var(--direction-flat-text)', 'var(--direction-flat-wash)'),
  success: STATE_INK,
  warning: STATE_INK,
  danger: STATE_INK,
  ended: STATE_INK,
  info: paint('var(--color-text-secondary)', 'var(--color-fill-quiet)'),
  accent: paint('var(--brand-accent-text)', 'var(--brand-accent-wash)'),
  hero: paint('var(--brand-hero-text)', 'var(--brand-hero-bg)'),
};

const ICONS: { readonly [Tone in BadgeTone]?: ReactNode } = {
  up: <ArrowUpRightIcon size={16} />,
  down: <ArrowDownRightIcon size={16} />,
  success: <CheckCircleIcon size={16} weight="fill" />,
  warning: <ClockIcon size={16} />,
  danger: <WarningCircleIcon size={16} weight="fill" />,
  ended: <XCircleIcon size={16} weight="fill" />,
};

/** One word of state or side beside a name. */
export function Badge({ children, tone = 'info', icon }: BadgeProps) {
  return (
    <Mark data-tone={tone} style={TONES[tone] ?? TONES.info}>
      {icon ?? ICONS[tone]}
      {children}
    </Mark>
  );
}
