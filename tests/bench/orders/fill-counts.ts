import { sql } from 'drizzle-orm';
import { queryRows } from '../../../src/exchange/platform/store/driver.ts';
import type { World } from './world.ts';

export type FillCounts = {
  /** Orders placed. */
  readonly orders: number;
  /** Trades between two users. */
  readonly users: number;
  /** Trades of a user with a market maker. */
  readonly makers: number;
};

/** What has been ordered and traded so far. */
export async function fillCounts({ deps }: World): Promise<FillCounts> {
  const [row] = await queryRows<FillCounts>(
    deps.store.db,
    sql`select (select count(*)::int from spot_orders) as orders,
      count(*) filter (where starts_with(counterparty, 'user:') and role = 'taker')::int as users,
      count(*) filter (where starts_with(counterparty, 'house:'))::int as makers from spot_fills`,
  );
  if (!row) throw new Error('The store counts nothing');
  return row;
}
