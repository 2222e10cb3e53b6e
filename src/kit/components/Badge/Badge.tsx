import type { ReactNode } from 'react';
import { CheckCircleIcon, ClockIcon, WarningCircleIcon, XCircleIcon } from '../../icons.ts';
import { Mark } from './Badge.styles.ts';

export type BadgeTone = 'up' | 'down' | 'flat' | 'success' | 'warning' | 'danger' | 'ended' | 'info' | 'accent';

export interface BadgeProps {
  /** One word, two at most: 'Long 50×', 'In review'. */
  readonly children: ReactNode;
  /** up, down and flat tell a side; the others a state. @default 'info' */
  readonly tone?: BadgeTone;
  /** An icon of 16 before the word; a state has one of its own. */
  readonly icon?: ReactNode;
}

const STATE = {
  success: <CheckCircleIcon size={16} weight="fill" />,
  warning: <ClockIcon size={16} />,
  danger: <WarningCircleIcon size={16} weight="fill" />,
  ended: <XCircleIcon size={16} weight="fill" />,
};

/** One word of state or side beside a name. */
export function Badge({ children, tone = 'info', icon }: BadgeProps) {
  return (
    <Mark data-tone={tone}>
      {icon ?? (tone in STATE ? STATE[tone as keyof typeof STATE] : null)}
      {children}
    </Mark>
  );
}
