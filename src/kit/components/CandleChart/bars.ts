import type { Chart, DataLoader, KLineData } from 'klinecharts';
import { cleanBars } from './clean-bars.ts';
import type { CandleBar } from './types.ts';

/** Each tick recomputes the indicators of every bar held. */
const KEPT = 1500;
const MOST = 6000;

const toLine = ({ time, ...bar }: CandleBar): KLineData => ({ timestamp: time, ...bar });

/** A bar of the library as one of ours. */
export const toBar = ({ timestamp, open, high, low, close, volume }: KLineData): CandleBar => ({
  time: timestamp,
  open,
  high,
  low,
  close,
  volume: volume ?? 0,
});

export interface Bars {
  readonly loader: DataLoader;
  /** The bars that the chart starts from. */
  held(): readonly CandleBar[];
  /** Starts anew from other bars. */
  replace(bars: readonly CandleBar[]): void;
  /** The newest bar, changed or begun. */
  push(bar: CandleBar): void;
  /** After this, pages that still arrive are dropped. */
  close(): void;
}

/** Feeds a chart: the newest bars at first, a page before them at its edge, ticks as they come. */
export function feedBars(
  chart: Pick<Chart, 'getDataList' | 'getVisibleRange' | 'resetData'>,
  first: readonly CandleBar[],
  onLoadOlder: ((before: number) => Promise<readonly CandleBar[]>) | undefined,
): Bars {
  let held = first.slice(-KEPT);
  let tick: ((bar: KLineData) => void) | null = null;
  let isClosed = false;
  const replace = (bars: readonly CandleBar[]) => {
    held = bars.slice(-KEPT);
    chart.resetData();
  };
  return {
    loader: {
      getBars: async ({ type, timestamp, callback }) => {
        if (type === 'init') {
          callback(held.map(toLine), { forward: onLoadOlder !== undefined, backward: false });
          return;
        }
        if (type !== 'forward' || !onLoadOlder || timestamp === null) {
          callback([], false);
          return;
        }
        // A page that fails ends paging; a new chart asks again.
        const older = await onLoadOlder(timestamp).catch((): readonly CandleBar[] => []);
        const bars = chart.getDataList();
        if (isClosed || bars[0]?.timestamp !== timestamp) return;
        const page = cleanBars(older).filter(({ time }) => time < timestamp);
        callback(page.map(toLine), { forward: page.length > 0 && bars.length + page.length < MOST, backward: false });
      },
      subscribeBar: ({ callback }) => {
        tick = callback;
      },
      unsubscribeBar: () => {
        tick = null;
      },
    },
    held: () => held,
    replace,
    push(bar) {
      // Back at the newest bars, pages of the past are let go of.
      const bars = chart.getDataList();
      if (bars.length > KEPT * 2 && chart.getVisibleRange().to >= bars.length) replace(bars.slice(-KEPT).map(toBar));
      tick?.(toLine(bar));
    },
    close() {
      isClosed = true;
    },
  };
}
