import { and, eq, gte } from 'drizzle-orm';
import type { Period } from '../../../../contract/sockets.ts';
import { HISTORY_RANGES, type HistoryRangeName, momentsOf } from '../../../../domain/balance-history.ts';
import { Money } from '../../../ledger/decimal.ts';
import type { MarketData } from '../../../market-data/port.ts';
import type { ProductDeps } from '../../product.ts';
import { worthOfFlows } from '../flow-prices.ts';
import { priceNow, UNPRICED } from '../prices.ts';
import { dailySnapshots } from '../schema.ts';
import { utcDay, utcDayStart } from '../snapshots.ts';
import { type Result, resultOf } from '../today.ts';
import { type Held, heldOver } from './held.ts';
import { type PriceOver, pricesOver } from './prices.ts';

type Deps = Pick<ProductDeps, 'store' | 'markets' | 'clock'>;

/** The longest bars that end at the moments of a range: their closes are its prices. Days end at 16:00 UTC. */
const BARS = {
  day: '15min',
  week: '60min',
  month: '4hour',
  year: '4hour',
} as const satisfies Readonly<Record<HistoryRangeName, Period>>;

interface Point {
  /** Unix ms. */
  readonly time: number;
  /** Worth of the balances in USDT. */
  readonly total: Money;
}

/**
 * What a user's balances were worth over a range, oldest first, none before they had anything, and what they won or lost `since` the
 * first of it, net of money in and out. Who had nothing before the range has won or lost the same over each: since their first money.
 * What open positions are worth counts once it is paid, as in the result of the day.
 */
export async function historyOf(
  deps: Deps,
  user: number,
  name: HistoryRangeName,
): Promise<{ readonly points: readonly Point[]; readonly result: Result; readonly since: number | undefined }> {
  const { store, markets } = deps;
  const now = deps.clock.now();
  const moments = momentsOf(HISTORY_RANGES[name], now);
  const held = await heldOver(store, user, moments);
  const span = [moments[0] ?? now, now] as const;
  const prices = new Map(
    await Promise.all(
      [...needed(held)].map(
        async (coin) =>
          [
            coin,
            await pricesOver(markets, coin, span, { period: BARS[name], step: HISTORY_RANGES[name].step }),
          ] as const,
      ),
    ),
  );
  // Without all of the money that came in since a moment, it would be a profit.
  const points = [...(await keptOf(deps, user, moments, held)), ...toldOf(moments, held, prices)].filter(
    ({ time }) => time > held.flowsSince,
  );
  const worth = worthNow(markets, held);
  const whole = await basisOfAll(markets, moments, held);
  if (whole) return { points, result: resultOf(whole, worth), since: held.begin };
  const [first] = points;
  if (!first) return { points, result: { profit: '0', rate: '0' }, since: undefined };
  const flows = held.flows.filter(({ at }) => at >= first.time);
  const basis = first.total.plus(await worthOfFlows(markets, flows, () => UNPRICED));
  return { points, result: resultOf(basis, worth), since: first.time };
}

/** All money that ever came in and went out, where that began in the range and all of it had a price; undefined elsewhere. */
async function basisOfAll(
  markets: MarketData,
  moments: readonly number[],
  { begin, flows }: Held,
): Promise<Money | undefined> {
  // Where all changes are read, so is all money that came and went.
  if (begin === undefined || begin < (moments[0] ?? 0)) return undefined;
  let isPriced = true;
  const basis = await worthOfFlows(markets, flows, () => {
    isPriced = false;
    return UNPRICED;
  });
  return isPriced ? basis : undefined;
}

/** Coins whose prices of then count. */
const needed = ({ coins }: Held): readonly number[] =>
  [...coins].filter(([, { past }]) => past.some((amount) => !amount.isZero())).map(([coin]) => coin);

/** The moments that the changes of the balances reach back to. */
const toldOf = (moments: readonly number[], held: Held, prices: ReadonlyMap<number, PriceOver>): Point[] =>
  moments.flatMap((time, place): Point[] => {
    if (time <= held.since) return [];
    let total = new Money(0);
    for (const [coin, { past }] of held.coins) {
      const amount = past[place];
      if (!amount || amount.isZero()) continue;
      const price = prices.get(coin)?.(time);
      // A worth without one of its coins would look like a loss.
      if (price === undefined) return [];
      total = total.plus(amount.times(price));
    }
    return [{ time, total }];
  });

/** Of the midnights before that, what they kept: another moment of their day has seen money come and go since. */
async function keptOf({ store }: Deps, user: number, moments: readonly number[], { since }: Held): Promise<Point[]> {
  const [first] = moments;
  if (first === undefined || first > since) return [];
  const rows = await store.db
    .select()
    .from(dailySnapshots)
    .where(and(eq(dailySnapshots.userId, user), gte(dailySnapshots.day, utcDay(first))))
    .orderBy(dailySnapshots.day);
  const known = new Map(rows.map(({ day, totalUsdt }) => [day, totalUsdt]));
  return moments.flatMap((time) => {
    const total = time <= since && time === utcDayStart(time) ? known.get(utcDay(time)) : undefined;
    return total === undefined || new Money(total).isZero() ? [] : [{ time, total: new Money(total) }];
  });
}

const worthNow = (markets: MarketData, { coins }: Held): Money =>
  [...coins].reduce((sum, [coin, { now }]) => sum.plus(now.times(priceNow(markets, coin))), new Money(0));
