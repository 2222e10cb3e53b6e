import type { ReactNode } from 'react';
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

/** One word of state or side beside a name. */
export function Badge({ children, tone = 'info', icon }: BadgeProps) {
  return (
    <Mark data-tone={tone}>
      {icon}
      {children}
    </Mark>
  );
}
