import { memo } from 'react';
import { Strip } from './Ticks.styles.ts';

export interface TicksProps {
  /** Number of spaces; there is one tick more. */
  readonly count: number;
  /** Every n-th tick is tall. */
  readonly major: number;
  /** Share of the strip in ink, from the start; it steps by ticks. @default 0 */
  readonly share?: number;
}

/** Ticks 0 to `last` in a box of count x 10: tall ones from the top, short ones from the middle. */
function path(last: number, major: number): string {
  let d = '';
  for (let i = 0; i <= last; i += 1) d += `M${i} ${i % major === 0 ? 0 : 4}V10`;
  return d;
}

/** The tick ruler's strip: the one ornament of the product, and it measures (visual.md section 1). */
export const Ticks = memo(function Ticks({ count, major, share = 0 }: TicksProps) {
  const last = Math.floor(Math.min(1, share) * count + 1e-9);
  return (
    <Strip aria-hidden viewBox={`0 0 ${count} 10`} preserveAspectRatio="none">
      <path d={path(count, major)} />
      {share > 0 ? <path d={path(last, major)} data-on="" /> : null}
    </Strip>
  );
});
