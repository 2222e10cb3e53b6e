import type { ReactNode } from 'react';
import { configNumber } from '../../config-number.ts';
import { paintShare } from '../../paint-number.ts';
import { ringPath } from './ring-path.ts';
import { Center, Ring, Whole } from './TickRing.styles.ts';

export interface TickRingProps {
  /** Share of the ring in ink, 0 to 1, from the top; it steps by ticks. */
  readonly share: number | null | undefined;
  /** Ticks of the whole ring. @default 60 */
  readonly count?: number | null;
  /** `sm` beside a heading, around an icon. @default 'lg' */
  readonly size?: 'lg' | 'sm';
  /** Of what was checked: whether it holds. @default ink */
  readonly tone?: 'success' | 'danger';
  /** In the middle: the time left and what it runs to. */
  readonly children?: ReactNode;
}

/** More ticks than this would be a disc. */
const MOST = 360;

/** The tick ruler bent to a ring: what is left of a countdown. The figure in it says the same in text. */
export function TickRing({ share, count: ticks, size = 'lg', tone, children }: TickRingProps) {
  const count = Math.round(configNumber(ticks, 60, 1, MOST));
  const left = Math.ceil(paintShare(share) * count - 1e-9);
  return (
    <Whole data-size={size} data-tone={tone}>
      <Ring aria-hidden viewBox="0 0 100 100">
        <path d={ringPath(left, count, count)} />
        <path data-on="" d={ringPath(0, left, count)} />
      </Ring>
      <Center>{children}</Center>
    </Whole>
  );
}
