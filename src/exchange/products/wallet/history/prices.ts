import type { Period } from '../../../../contract/sockets.ts';
import { DAY_MS } from '../../../../domain/durations.ts';
import { USDT } from '../../../assets/usdt.ts';
import { nextStart, periodStart } from '../../../market-data/candles/periods.ts';
import type { MarketData } from '../../../market-data/port.ts';
import { closeOf, pairOf, UNPRICED } from '../prices.ts';

/** Longer than a market is closed over holidays: the price of before is looked for so far back. */
const BACK_MS = 5 * DAY_MS;

/** A price in USDT at a moment of a span: the close of the last bar that had ended by then, at a whole step. Undefined before the first. */
export type PriceOver = (moment: number) => string | undefined;

interface Bar {
  /** When it ended, unix ms. */
  readonly end: number;
  readonly price: string;
}

/** Bars that have ended, oldest first: what anybody's history is told by, for they stay what they are. */
interface Ended {
  readonly bars: readonly Bar[];
  /** The first that is not among them, unix seconds. */
  readonly next: number;
}

const NONE: Ended = { bars: [], next: 0 };

/** Those of each pair and period that somebody has asked for, in their span, by the markets that they are of. */
const kept = new WeakMap<MarketData, Map<string, Promise<Ended>>>();

/** Bars that tell prices at moments so far apart, ms, on whole steps of the clock. */
interface Scale {
  readonly period: Period;
  readonly step: number;
}

/** Prices of a coin at moments of a span, unix ms, by bars that are read once, however often and by however many they are asked for. */
export async function pricesOver(
  markets: MarketData,
  coin: number,
  [from, to]: readonly [from: number, to: number],
  scale: Scale,
): Promise<PriceOver> {
  if (coin === USDT.id) return () => '1';
  const pair = pairOf(markets, coin);
  if (!pair) return () => UNPRICED;
  const { bars } = await endedBars(markets, pair.symbol, scale, [from, to]);
  return (moment) => bars[endedBy(bars, moment) - 1]?.price;
}

/** How many bars had ended by a moment, unix ms. */
function endedBy(bars: readonly Bar[], moment: number): number {
  let [ended, beyond] = [0, bars.length];
  while (ended < beyond) {
    const middle = (ended + beyond) >> 1;
    if ((bars[middle]?.end ?? 0) <= moment) ended = middle + 1;
    else beyond = middle;
  }
  return ended;
}

/** The last bar up to each step, which is the price there. */
const lastOfSteps = (bars: readonly Bar[], step: number): Bar[] =>
  bars.filter(({ end }, place) => Math.ceil(end / step) !== Math.ceil((bars[place + 1]?.end ?? Infinity) / step));

/** One reading after the other, so that who asks for the same at once waits for it; one that failed is not kept. */
function endedBars(markets: MarketData, symbol: string, scale: Scale, span: readonly [number, number]) {
  const all = kept.get(markets) ?? new Map<string, Promise<Ended>>();
  kept.set(markets, all);
  const key = `${symbol} ${scale.period} ${scale.step}`;
  const before = all.get(key)?.catch(() => NONE) ?? Promise.resolve(NONE);
  const bars = before.then((known) => readOn(markets, symbol, scale, span, known));
  all.set(key, bars);
  return bars;
}

/** What is known, with what has ended since, and without what ended before the last bar that counts at the beginning of the span. */
async function readOn(
  markets: MarketData,
  symbol: string,
  { period, step }: Scale,
  [from, to]: readonly [number, number],
  known: Ended,
): Promise<Ended> {
  const next = periodStart(period, Math.floor(to / 1000));
  if (known.next >= next) return known;
  // Trades of before may be on their way into the last bar, and the market to its end.
  await markets.told(symbol, next * 1000);
  const first = periodStart(period, periodStart(period, Math.floor(from / 1000)) - 1);
  // After a jump of the clock there may be a hole behind what is known.
  const base = known.next < first ? undefined : known;
  const read = async (begin: number, end: number, limit: number): Promise<Bar[]> => {
    const candles = await markets.candles(symbol, period, begin, end - 1, limit);
    return candles.map((candle) => ({ end: nextStart(period, candle.id) * 1000, price: closeOf(candle) }));
  };
  const fresh = await read(base?.next ?? first, next, Number.MAX_SAFE_INTEGER);
  const bars = lastOfSteps([...(base?.bars ?? []), ...fresh], step);
  const past = endedBy(bars, from);
  if (past > 0 || base) return { bars: bars.slice(Math.max(past - 1, 0)), next };
  // The market was closed then.
  return { bars: [...(await read(Math.floor((from - BACK_MS) / 1000), first, 1)), ...bars], next };
}
