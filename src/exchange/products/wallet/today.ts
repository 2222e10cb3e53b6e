import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../app/deps.ts';
import { Money } from '../../ledger/decimal.ts';
import { ownerKey } from '../../ledger/owner.ts';
import { queryRows } from '../../platform/store/driver.ts';
import { dailySnapshots } from '../../platform/store/schema/index.ts';
import { priceAt, worth } from './prices.ts';
import { dayOf, dayStart } from './snapshots.ts';

/** Result of the day in USDT, and in percent of what was there. */
export interface DayResult {
  readonly profit: string;
  readonly rate: string;
}

/** What a user won or lost since 00:00 UTC, net of money in and out (readings G17). Who has no snapshot begins with his inflows. */
export async function resultOfDay(
  { store, markets, clock, kinds }: Pick<Deps, 'store' | 'markets' | 'clock' | 'kinds'>,
  user: number,
  totalNow: Money,
): Promise<DayResult> {
  const start = dayStart(clock.now());
  const [snapshot] = await store.db
    .select()
    .from(dailySnapshots)
    .where(and(eq(dailySnapshots.userId, user), eq(dailySnapshots.day, dayOf(start))));
  let basis = new Money(snapshot?.totalUsdt ?? '0');
  for (const flow of await flowsSince({ store, kinds }, user, start)) {
    basis = basis.plus(worth(flow.amount, await priceAt(markets, flow.coin, flow.created_at)));
  }
  const profit = totalNow.minus(basis);
  return {
    profit: profit.toDecimalPlaces(8).toFixed(),
    rate: basis.gt(0) ? profit.div(basis).times(100).toDecimalPlaces(4).toFixed() : '0',
  };
}

type FlowRow = { coin: number; created_at: number; amount: string };

/** The first query steps over this day's postings only: both run on the index of the owner's rows. */
function flowsSince({ store, kinds }: Pick<Deps, 'store' | 'kinds'>, user: number, start: number): Promise<FlowRow[]> {
  const owner = ownerKey({ user });
  return queryRows<FlowRow>(
    store.db,
    sql`
    with before as (
      select coalesce((select id from ledger_postings where owner = ${owner} and created_at < ${start} order by id desc limit 1), 0) as id
    )
    select p.coin, p.created_at, sum(p.available + p.frozen)::text as amount
    from ledger_postings p, before
    where p.owner = ${owner} and p.id > before.id and p.kind = any(${sql.param([...kinds.flows])}::int[])
    group by p.coin, p.created_at`,
  );
}
