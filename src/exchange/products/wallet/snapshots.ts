import { sql } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '../../../domain/durations.ts';
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
 * moment, when postings and trades of before it may not be committed yet and are waited for, late, after a stop, after a
 * clock jump.
 */
export async function takeSnapshots(
  { store, markets }: Pick<ProductDeps, 'store' | 'markets'>,
  start: number,
): Promise<void> {
  await settled({ store, markets });
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
  await settled({ store, markets });
  const totals = await snapshotOf(store.db, { markets }, [user], start, new Map());
  return totals.get(user) ?? new Money(0);
}

/** Resolves when everything that is stamped before now is there to be read: postings and trades. */
const settled = ({ store, markets }: Pick<ProductDeps, 'store' | 'markets'>) =>
  Promise.all([store.settled(), markets.journalled()]);

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

/** Longer than any posting waits for its balance after it was stamped: the store ends statements before. */
export const LONGEST_WAIT_MS = MINUTE_MS;

/**
 * What users had of each coin at a moment: what was there before the first posting that is stamped at or after it. One that
 * waited for the balance may stand behind that with an earlier stamp, and counts as what it is, later. The first is looked for
 * from the last posting on that is stamped long before the moment, so that none of those before it can be meant.
 */
const heldAt = (db: Db, users: readonly number[], moment: number): Promise<HeldRow[]> =>
  queryRows<HeldRow>(
    db,
    sql`
    select b.owner, b.coin, sum(coalesce(later.before, b.available + b.frozen))::text as total
    from balances b
    left join lateral (
      select available_after - available + frozen_after - frozen as before from ledger_postings
      where owner = b.owner and account = b.account and coin = b.coin and created_at >= ${moment} and id > coalesce((
        select id from ledger_postings
        where owner = b.owner and account = b.account and coin = b.coin and created_at < ${moment - LONGEST_WAIT_MS}
        order by id desc limit 1
      ), 0)
      order by id limit 1
    ) later on true
    where b.owner = any(${sql.param(users.map((user) => ownerKey({ user })))}::text[])
    group by b.owner, b.coin having sum(coalesce(later.before, b.available + b.frozen)) <> 0`,
  );
