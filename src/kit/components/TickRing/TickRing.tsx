import type { ReactNode } from 'react';
import { ringPath } from './ring-path.ts';
import { Center, Ring, Whole } from './TickRing.styles.ts';

export interface TickRingProps {
  /** Share of the ring in ink, 0 to 1, from the top; it steps by ticks. */
  readonly share: number;
  /** @default 60 */
  readonly count?: number;
  /** In the middle: the time left and what it runs to. */
  readonly children?: ReactNode;
}

/** The tick ruler bent to a ring: what is left of a countdown. The figure in it says the same in text. */
export function TickRing({ share, count = 60, children }: TickRingProps) {
  const left = Math.ceil(Math.min(1, Math.max(0, share)) * count - 1e-9);
  return (
    <Whole>
      <Ring aria-hidden viewBox="0 0 100 100">
        <path d={ringPath(left, count, count)} />
        <path data-on="" d={ringPath(0, left, count)} />
      </Ring>
      <Center>{children}</Center>
    </Whole>
  );
}
