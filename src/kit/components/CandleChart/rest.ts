import type { Chart } from 'klinecharts';
import { CANDLES } from './chart-options.ts';

/** Room after the newest bar at least, so that it does not touch the axis. */
const LEAST = 7;

/** Room after the newest bar with which the bars before it, so wide each, fill the pane whole: none of them is cut at its edge. */
export const roomAfter = (width: number, bar: number): number =>
  width > LEAST + bar ? width - Math.floor((width - LEAST) / bar) * bar : LEAST;

type Resting = Pick<Chart, 'getSize' | 'getBarSpace' | 'getOffsetRightDistance' | 'setOffsetRightDistance'>;

/** Where the chart rests while nobody has panned or pinched it; to be called when its width may be another. */
export function restAt(chart: Resting, bar: number): () => void {
  let room: number | null = null;
  return () => {
    const next = roomAfter(chart.getSize(CANDLES, 'main')?.width ?? 0, bar);
    if (next === room) return;
    const isMoved = Math.abs(chart.getOffsetRightDistance() - (room ?? 0)) > 0.5 || chart.getBarSpace().bar !== bar;
    if (room !== null && isMoved) return;
    room = next;
    chart.setOffsetRightDistance(next);
  };
}
