import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../../domain/durations.ts';
import { Money } from '../../ledger/decimal.ts';
import { ownerKey } from '../../ledger/owner.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Db } from '../../platform/store/open.ts';
import type { ProductDeps } from '../product.ts';
import { priceAt, worth } from './prices.ts';
import { dailySnapshots } from './schema.ts';

/** Users a query: short enough that an order does not notice it. */
const BATCH = 200;

/** 00:00 UTC of the day of a moment. */
export const utcDayStart = (moment: number): number => Math.floor(moment / DAY_MS) * DAY_MS;
/** "2026-11-20" */
export const utcDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

type Pricing = Pick<ProductDeps, 'markets'>;
type HeldRow = { owner: string; coin: number; total: string };

/**
 * Writes what each user was worth at `start`, 00:00 UTC of a day (readings G17), a batch of users at a time; safe to repeat.
 * It reads the balances of that moment from the ledger, so that it comes out the same whenever it runs: right behind the
 * moment, when postings of before it may not be committed yet and are waited for, late, after a stop, after a clock jump.
 */
export async function takeSnapshots(
  { store, markets }: Pick<ProductDeps, 'store' | 'markets'>,
  start: number,
): Promise<void> {
  await store.settled();
  const prices = new Map<number, Promise<string>>();
  let last = 0;
  for (;;) {
    const users = await queryRows<{ id: number }>(
      store.db,
      sql`
      select id from users u where id > ${last}
        and not exists (select 1 from daily_snapshots d where d.user_id = u.id and d.day = ${utcDay(start)}::date)
      order by id limit ${BATCH}`,
    );
    const ids = users.map(({ id }) => id);
    if (ids.length === 0) return;
    await snapshotOf(store.db, { markets }, ids, start, prices);
    last = ids.at(-1) ?? last;
  }
}

/** What one user was worth at a midnight that has no snapshot yet; keeps it as the snapshot. */
export async function worthAtMidnight(
  { store, markets }: Pick<ProductDeps, 'store' | 'markets'>,
  user: number,
  start: number,
): Promise<Money> {
  await store.settled();
  const totals = await snapshotOf(store.db, { markets }, [user], start, new Map());
  return totals.get(user) ?? new Money(0);
}

async function snapshotOf(
  db: Db,
  { markets }: Pricing,
  users: readonly number[],
  start: number,
  prices: Map<number, Promise<string>>,
): Promise<ReadonlyMap<number, Money>> {
  const held = new Map<string, HeldRow[]>();
  for (const row of await heldAt(db, users, start)) held.set(row.owner, [...(held.get(row.owner) ?? []), row]);
  const priceOf = (coin: number): Promise<string> => {
    const price = prices.get(coin) ?? priceAt(markets, coin, start);
    prices.set(coin, price);
    return price;
  };
  const totals = new Map<number, Money>();
  for (const user of users) {
    let total = new Money(0);
    for (const row of held.get(ownerKey({ user })) ?? []) total = total.plus(worth(row.total, await priceOf(row.coin)));
    totals.set(user, total);
  }
  await db
    .insert(dailySnapshots)
    .values(
      [...totals].map(([userId, total]) => ({
        userId,
        day: utcDay(start),
        totalUsdt: total.toDecimalPlaces(18).toFixed(),
      })),
    )
    .onConflictDoNothing();
  return totals;
}

/** What users had of each coin at a moment: the last posting of each balance before it. */
const heldAt = (db: Db, users: readonly number[], moment: number): Promise<HeldRow[]> =>
  queryRows<HeldRow>(
    db,
    sql`
    select b.owner, b.coin, sum(p.available_after + p.frozen_after)::text as total
    from balances b
    cross join lateral (
      select available_after, frozen_after from ledger_postings
      where owner = b.owner and account = b.account and coin = b.coin and created_at < ${moment}
      order by id desc limit 1
    ) p
    where b.owner = any(${sql.param(users.map((user) => ownerKey({ user })))}::text[])
    group by b.owner, b.coin`,
  );
