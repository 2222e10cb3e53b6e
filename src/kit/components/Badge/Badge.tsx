import type { CSSProperties, ReactNode } from 'react';
import { Mark } from './Badge.styles.ts';

export type BadgeTone = 'up' | 'down' | 'flat' | 'success' | 'warning' | 'danger' | 'info' | 'accent';

export interface BadgeProps {
  /** One word, two at most: 'Long 50×', 'In review'. */
  readonly children: ReactNode;
  /** up, down and flat tell a side; the others a state. @default 'info' */
  readonly tone?: BadgeTone;
  /** An icon of 16 before the word. */
  readonly icon?: ReactNode;
}

const paint = (text: string, wash: string) =>
  ({ '--text-color': `var(--${text})`, '--background-color': `var(--${wash})` }) as CSSProperties;

const TONES: Readonly<Record<BadgeTone, CSSProperties>> = {
  up: paint('direction-up-text', 'direction-up-wash'),
  down: paint('direction-down-text', 'direction-down-wash'),
  flat: paint('direction-flat-text', 'direction-flat-wash'),
  success: paint('color-status-success-text', 'color-status-success-wash'),
  warning: paint('color-status-warning-text', 'color-status-warning-wash'),
  danger: paint('color-status-danger-text', 'color-status-danger-wash'),
  info: paint('color-text-secondary', 'color-fill-quiet'),
  accent: paint('brand-accent-text', 'brand-accent-wash'),
};

/** One word of state or side beside a name. */
export function Badge({ children, tone = 'info', icon }: BadgeProps) {
  return (
    <Mark data-tone={tone} style={TONES[tone] ?? TONES.info}>
      {icon}
      {children}
    </Mark>
  );
}
