import { MINUTE_MS } from '../../../domain/durations.ts';
import { USDT } from '../../assets/usdt.ts';
import { Money } from '../../ledger/decimal.ts';
import type { MarketData } from '../../market-data/port.ts';
import { BoundedMap } from '../../platform/bounded-map.ts';
import type { Flow } from './balances.ts';
import { BARS, closeOf, pairOf, UNPRICED, worth } from './prices.ts';

/** Minutes that are read at once: with no more than so many bars between two of them, and from the first to the last. */
const NEAR = 48;
const MOST_BARS = 720;
/** Prices of minutes that somebody's money came or went in, null where there was none: what was told stays what it is. */
const MOST_KEPT = 20_000;

const kept = new WeakMap<MarketData, BoundedMap<string, string | null>>();

/** The start of a moment's minute, both unix ms. */
const minuteStart = (moment: number): number => Math.floor(moment / MINUTE_MS) * MINUTE_MS;

/**
 * What money that came in and went out was worth in USDT, each at the price of its minute as of `priceAt`, however much of it
 * there is; what `unpriced` says of a coin that had no price yet.
 */
export async function worthOfFlows(
  markets: MarketData,
  flows: readonly Flow[],
  unpriced: (coin: number, moment: number) => string,
): Promise<Money> {
  const moments = new Map<number, Set<number>>();
  for (const { coin, at } of flows) moments.set(coin, (moments.get(coin) ?? new Set()).add(minuteStart(at)));
  const prices = new Map(
    await Promise.all(
      [...moments].map(async ([coin, minutes]) => [coin, await pricesAt(markets, coin, [...minutes])] as const),
    ),
  );
  return flows.reduce(
    (sum, { coin, at, amount }) =>
      sum.plus(worth(amount, prices.get(coin)?.get(minuteStart(at)) ?? unpriced(coin, at))),
    new Money(0),
  );
}

/** Prices of one coin at moments that lie on whole minutes; none for those before its first. */
async function pricesAt(
  markets: MarketData,
  coin: number,
  moments: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const pair = pairOf(markets, coin);
  if (coin === USDT.id || !pair) return new Map(moments.map((moment) => [moment, coin === USDT.id ? '1' : UNPRICED]));
  const known = kept.get(markets) ?? new BoundedMap<string, string | null>(MOST_KEPT);
  kept.set(markets, known);
  const keyOf = (moment: number) => `${pair.symbol} ${moment}`;
  const prices = new Map<number, string>();
  let missing: number[] = [];
  for (const moment of [...moments].sort((a, b) => a - b)) {
    const price = known.get(keyOf(moment));
    if (price === undefined) missing.push(moment);
    else if (price !== null) prices.set(moment, price);
  }
  const last = missing.at(-1);
  if (last !== undefined) await markets.told(pair.symbol, last);
  for (const bars of BARS) {
    for (const near of nearEachOther(missing, bars.length))
      for (const [moment, price] of await readPrices(markets, pair.symbol, near, bars)) {
        prices.set(moment, price);
        known.set(keyOf(moment), price);
      }
    missing = missing.filter((moment) => !prices.has(moment));
  }
  for (const moment of missing) known.set(keyOf(moment), null);
  return prices;
}

/** Moments, oldest first, in groups that are read at once; `length` is that of a bar, seconds. */
function nearEachOther(moments: readonly number[], length: number): number[][] {
  const groups: number[][] = [];
  for (const moment of moments) {
    const group = groups.at(-1);
    const [first, last] = [group?.[0], group?.at(-1)];
    const isNear = last !== undefined && moment - last <= NEAR * length * 1000;
    if (group && first !== undefined && isNear && moment - first <= MOST_BARS * length * 1000) group.push(moment);
    else groups.push([moment]);
  }
  return groups;
}

/** Of each moment, oldest first, the close of the last bar that had ended by then, where there is one so far back. */
async function readPrices(
  markets: MarketData,
  symbol: string,
  moments: readonly number[],
  { period, length, back }: (typeof BARS)[number],
): Promise<[moment: number, price: string][]> {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return [];
  // The start of the last bar that counts.
  const [from, to] = [first, last].map((moment) => moment / 1000 - length) as [number, number];
  const bars = await markets.candles(symbol, period, from - back, to, first === last ? 1 : Number.MAX_SAFE_INTEGER);
  const prices: [number, string][] = [];
  let ended = 0;
  for (const moment of moments) {
    while ((bars[ended]?.id ?? Number.POSITIVE_INFINITY) <= moment / 1000 - length) ended += 1;
    const bar = bars[ended - 1];
    if (bar && bar.id >= moment / 1000 - length - back) prices.push([moment, closeOf(bar)]);
  }
  return prices;
}
