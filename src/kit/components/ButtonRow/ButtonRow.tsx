import type { ReactNode } from 'react';
import { Parts } from './ButtonRow.styles.ts';

export interface ButtonRowProps {
  /** Buttons of one size, four at most. */
  readonly children?: ReactNode;
}

/** Buttons in equal parts of a line; with large text they go below each other. */
export function ButtonRow({ children }: ButtonRowProps) {
  return <Parts>{children}</Parts>;
}
