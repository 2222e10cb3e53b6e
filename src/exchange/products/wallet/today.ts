import { and, eq } from 'drizzle-orm';
import { Money } from '../../ledger/decimal.ts';
import type { ProductDeps } from '../product.ts';
import type { Flow } from './balances.ts';
import { worthOfFlows } from './flow-prices.ts';
import { noPrice } from './prices.ts';
import { dailySnapshots } from './schema.ts';
import { utcDay, worthAtMidnight } from './snapshots.ts';

/** A result in USDT, and in percent of what was there. */
export interface Result {
  readonly profit: string;
  readonly rate: string;
}

/**
 * What a result since `start`, 00:00 UTC, is reckoned from: what a user had then, with the money that came in and went out since
 * (readings G17), as `resultOf` takes it. `flows` were read together with the balances.
 */
export async function basisOfDay(
  deps: Pick<ProductDeps, 'store' | 'markets'>,
  user: number,
  { start, flows }: { readonly start: number; readonly flows: readonly Flow[] },
): Promise<Money> {
  const { store, markets } = deps;
  const [snapshot] = await store.db
    .select()
    .from(dailySnapshots)
    .where(and(eq(dailySnapshots.userId, user), eq(dailySnapshots.day, utcDay(start))));
  // The snapshots of this midnight may be under way still: nobody's balance is their profit meanwhile.
  const worthThen = snapshot ? new Money(snapshot.totalUsdt) : await worthAtMidnight(deps, user, start);
  const unpriced = (coin: number, moment: number) => {
    throw noPrice(markets, coin, moment);
  };
  return worthThen.plus(await worthOfFlows(markets, flows, unpriced));
}

/**
 * What was won or lost of what was there, and of money that came in and went out since, each at the price of its moment. `totalNow`
 * is the worth of the balances alone, as the snapshots are: what open positions are worth counts once it is paid.
 */
export function resultOf(basis: Money, totalNow: Money): Result {
  const profit = totalNow.minus(basis);
  return {
    profit: profit.toDecimalPlaces(8).toFixed(),
    rate: basis.gt(0) ? profit.div(basis).times(100).toDecimalPlaces(4).toFixed() : '0',
  };
}
