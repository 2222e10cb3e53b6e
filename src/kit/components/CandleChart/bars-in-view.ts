import type { Chart } from 'klinecharts';
import { CANDLES } from './chart-options.ts';

/** The first bar in view, and the one past the newest of them. */
export interface BarsInView {
  readonly from: number;
  readonly to: number;
}

/** The bars of which anything is seen: what the price axis spans and what is called out. */
export function barsInView(chart: Pick<Chart, 'getVisibleRange' | 'getBarSpace' | 'convertToPixel'>): BarsInView {
  const { from, to } = chart.getVisibleRange();
  const half = Math.ceil(chart.getBarSpace().gapBar / 2);
  const isSeen = (index: number) => {
    const [point] = [chart.convertToPixel([{ dataIndex: index }], { paneId: CANDLES })].flat();
    return (point?.x ?? 0) + half > 0;
  };
  // The library counts a bar or two that have left by the edge.
  let first = from;
  while (first < to - 1 && !isSeen(first)) first += 1;
  return { from: first, to };
}
