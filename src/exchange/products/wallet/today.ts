import { and, eq, sql } from 'drizzle-orm';
import { Money } from '../../ledger/decimal.ts';
import { ownerKey } from '../../ledger/owner.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Store } from '../../platform/store/open.ts';
import type { ProductDeps } from '../product.ts';
import { priceAt, worth } from './prices.ts';
import { dailySnapshots } from './schema.ts';
import { utcDay, utcDayStart, worthAtMidnight } from './snapshots.ts';

/** Result of the day in USDT, and in percent of what was there. */
export interface DayResult {
  readonly profit: string;
  readonly rate: string;
}

/**
 * What a user won or lost since 00:00 UTC, net of money in and out (readings G17). `totalNow` is the worth of the balances
 * alone, as the snapshots are: what open positions are worth counts once it is paid.
 */
export async function resultOfDay(
  deps: Pick<ProductDeps, 'store' | 'markets' | 'clock'>,
  user: number,
  totalNow: Money,
): Promise<DayResult> {
  const { store, markets, clock } = deps;
  const start = utcDayStart(clock.now());
  const [snapshot] = await store.db
    .select()
    .from(dailySnapshots)
    .where(and(eq(dailySnapshots.userId, user), eq(dailySnapshots.day, utcDay(start))));
  // The snapshots of this midnight may be under way still: nobody's balance is their profit meanwhile.
  let basis = snapshot ? new Money(snapshot.totalUsdt) : await worthAtMidnight(deps, user, start);
  for (const flow of await flowsSince(store, user, start)) {
    basis = basis.plus(worth(flow.amount, await priceAt(markets, flow.coin, flow.created_at)));
  }
  const profit = totalNow.minus(basis);
  return {
    profit: profit.toDecimalPlaces(8).toFixed(),
    rate: basis.gt(0) ? profit.div(basis).times(100).toDecimalPlaces(4).toFixed() : '0',
  };
}

type FlowRow = { coin: number; created_at: number; amount: string };

/** Money that came in or went out since a moment, on an index of such postings alone. */
const flowsSince = (store: Store, user: number, start: number): Promise<FlowRow[]> =>
  queryRows<FlowRow>(
    store.db,
    sql`
    select coin, created_at, sum(available + frozen)::text as amount from ledger_postings
    where owner = ${ownerKey({ user })} and created_at >= ${start} and is_flow
    group by coin, created_at`,
  );
