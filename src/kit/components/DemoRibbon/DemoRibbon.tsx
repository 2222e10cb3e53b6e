import type { ReactNode } from 'react';
import { Strip } from './DemoRibbon.styles.ts';

export interface DemoRibbonProps {
  /** That nothing here is real money. */
  readonly children: ReactNode;
}

/** Says on every screen of a demo that it is one. */
export function DemoRibbon({ children }: DemoRibbonProps) {
  return <Strip>{children}</Strip>;
}
