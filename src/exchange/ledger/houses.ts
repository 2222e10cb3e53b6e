import { sql } from 'drizzle-orm';
import { preparedRows, queryRows } from '../platform/store/driver.ts';
import type { Db, Tx } from '../platform/store/open.ts';

/**
 * House accounts (fees, makers, the outside) are in every trade. A running balance would make all users wait for its row,
 * so their postings are appended, noted in house_deltas, and summed up later: at the start of the markets and after each of
 * their checkpoints.
 */

/** What house accounts have, summed up or not. */
export const HOUSE_BALANCES = sql`
  select owner, account, coin, sum(amount) as available
  from (
    select owner, account, coin, available as amount from balances where starts_with(owner, 'house:')
    union all
    select owner, account, coin, amount from house_deltas
  ) house
  group by owner, account, coin`;

export interface HouseBalance {
  readonly owner: string;
  readonly account: string;
  readonly coin: number;
  readonly available: string;
}

export const houseBalances = (db: Db): Promise<HouseBalance[]> =>
  queryRows<Record<string, unknown> & HouseBalance>(
    db,
    sql`select owner, account, coin, trim_scale(available)::text as available from (${HOUSE_BALANCES}) b order by owner, account, coin`,
  );

/**
 * Adds to `balances` what house accounts were posted since the last time. It takes out the very rows that it counts: a
 * transaction that commits later than this one began is counted the next time, whatever ids its rows have. Gives those that
 * are left below zero, where only the outside belongs.
 */
export async function sumHouses(tx: Tx): Promise<HouseBalance[]> {
  return preparedRows<Record<string, unknown> & HouseBalance>(
    tx,
    sql`
    with counted as (delete from house_deltas returning owner, account, coin, amount), summed as (
    insert into balances as b (owner, account, coin, available)
    select owner, account, coin, sum(amount) from counted group by owner, account, coin order by owner, account, coin
    on conflict (owner, account, coin) do update set available = b.available + excluded.available
    returning owner, account, coin, available)
    select owner, account, coin, trim_scale(available)::text as available from summed
    where available < 0 and owner <> 'house:outside' order by owner, account, coin`,
  );
}
