import { and, eq } from 'drizzle-orm';
import { Money } from '../../ledger/decimal.ts';
import type { ProductDeps } from '../product.ts';
import type { Flow } from './balances.ts';
import { priceAt, worth } from './prices.ts';
import { dailySnapshots } from './schema.ts';
import { utcDay, worthAtMidnight } from './snapshots.ts';

/** A result in USDT, and in percent of what was there. */
export interface Result {
  readonly profit: string;
  readonly rate: string;
}

/**
 * What a user won or lost since `start`, 00:00 UTC, net of money in and out (readings G17). `totalNow` is the worth of the balances
 * alone, as the snapshots are: what open positions are worth counts once it is paid. `flows` were read together with the balances.
 */
export async function resultOfDay(
  deps: Pick<ProductDeps, 'store' | 'markets'>,
  user: number,
  { start, totalNow, flows }: { readonly start: number; readonly totalNow: Money; readonly flows: readonly Flow[] },
): Promise<Result> {
  const { store } = deps;
  const [snapshot] = await store.db
    .select()
    .from(dailySnapshots)
    .where(and(eq(dailySnapshots.userId, user), eq(dailySnapshots.day, utcDay(start))));
  // The snapshots of this midnight may be under way still: nobody's balance is their profit meanwhile.
  const worthThen = snapshot ? new Money(snapshot.totalUsdt) : await worthAtMidnight(deps, user, start);
  return resultOf({ worthThen, totalNow, flows }, (coin, moment) => priceAt(deps.markets, coin, moment));
}

/** What was won or lost since balances were worth `worthThen`: net of money that came in and went out since, each at the price of its moment. */
export async function resultOf(
  {
    worthThen,
    totalNow,
    flows,
  }: { readonly worthThen: Money; readonly totalNow: Money; readonly flows: readonly Flow[] },
  priceOf: (coin: number, moment: number) => string | Promise<string>,
): Promise<Result> {
  let basis = worthThen;
  for (const { coin, at, amount } of flows) basis = basis.plus(worth(amount, await priceOf(coin, at)));
  const profit = totalNow.minus(basis);
  return {
    profit: profit.toDecimalPlaces(8).toFixed(),
    rate: basis.gt(0) ? profit.div(basis).times(100).toDecimalPlaces(4).toFixed() : '0',
  };
}
