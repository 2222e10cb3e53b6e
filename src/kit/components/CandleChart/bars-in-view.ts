import type { Chart } from 'klinecharts';
import { CANDLES } from './chart-options.ts';

/** The bars that stand whole in view, `to` past the newest of them: what the price axis spans and what is called out. */
export function barsInView(chart: Chart): { readonly from: number; readonly to: number } {
  const { from, to } = chart.getVisibleRange();
  const half = chart.getBarSpace().bar / 2;
  const isWhole = (index: number) => {
    const [point] = [chart.convertToPixel([{ dataIndex: index }], { paneId: CANDLES })].flat();
    return (point?.x ?? half) >= half;
  };
  // The library counts a bar or two that have left by the edge.
  let first = from;
  while (first < to - 1 && !isWhole(first)) first += 1;
  return { from: first, to };
}
