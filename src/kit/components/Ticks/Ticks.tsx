import { memo, useId } from 'react';
import { configNumber } from '../../config-number.ts';
import { paintShare } from '../../paint-number.ts';
import { Strip } from './Ticks.styles.ts';

export interface TicksProps {
  /** Number of spaces; there is one tick more. */
  readonly count: number | null | undefined;
  /** Every n-th tick is tall. */
  readonly major: number | null | undefined;
  /** Share of the strip in ink, from the start; it steps by ticks, and runs to a new share. @default 0 */
  readonly share?: number | null;
}

/** Ticks in a box of count x 10: tall ones from the top, short ones from the middle. */
function path(count: number, major: number): string {
  let d = '';
  for (let i = 0; i <= count; i += 1) d += `M${i} ${i % major === 0 ? 0 : 4}V10`;
  return d;
}

/** More ticks than a phone has pixels would be a bar. */
const MOST = 400;

/** The tick ruler's strip: the one ornament of the product, and it measures (visual.md section 1). */
export const Ticks = memo(function Ticks({ count: spaces, major: tall, share: part }: TicksProps) {
  const id = useId();
  const count = Math.round(configNumber(spaces, 40, 1, MOST));
  const d = path(count, Math.round(configNumber(tall, 10, 1)));
  const share = paintShare(part);
  // The window over the ticks in ink ends between the last of them and the next.
  const end = share > 0 ? Math.floor(share * count + 1e-9) + 0.5 : -1;
  return (
    <Strip aria-hidden viewBox={`0 0 ${count} 10`} preserveAspectRatio="none">
      <path d={d} />
      <clipPath id={id}>
        <path data-eases="" d="M-999-9H0V19H-999z" style={{ transform: `translateX(${end}px)` }} />
      </clipPath>
      <path d={d} data-on="" clipPath={`url(#${id})`} />
    </Strip>
  );
});
