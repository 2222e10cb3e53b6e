import type { CandleBar } from './types.ts';

/** The chart library finds no range beyond the whole numbers that are exact. */
const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER;

const isSound = ({ time, open, high, low, close, volume }: CandleBar): boolean =>
  [time, open, high, low, close, volume].every(isPrice) &&
  volume >= 0 &&
  high >= Math.max(open, close) &&
  low <= Math.min(open, close);

/** A bar that can be drawn: high and low hold open and close, volume is 0 where it is none; null without prices. */
export function cleanBar(bar: CandleBar | null | undefined): CandleBar | null {
  if (!bar) return null;
  if (isSound(bar)) return bar;
  const { time, open, high, low, close, volume } = bar;
  if (![time, open, high, low, close].every(isPrice)) return null;
  return {
    time,
    open,
    close,
    high: Math.max(open, high, low, close),
    low: Math.min(open, high, low, close),
    volume: isPrice(volume) && volume > 0 ? volume : 0,
  };
}

/**
 * Bars as the chart library takes them for granted: sound, ascending, one a time (the later one counts). One damaged
 * bar would turn every average after it into NaN. Bars that are in order already come back as they are.
 */
export function cleanBars(bars: readonly CandleBar[]): readonly CandleBar[] {
  const isInOrder = bars.every((bar, i) => {
    const before = bars[i - 1];
    return bar && isSound(bar) && (!before || before.time < bar.time);
  });
  if (isInOrder) return bars;
  const byTime = new Map<number, CandleBar>();
  for (const bar of bars) {
    const clean = cleanBar(bar);
    if (clean) byTime.set(clean.time, clean);
  }
  return [...byTime.values()].sort((a, b) => a.time - b.time);
}
