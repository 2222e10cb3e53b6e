import { sql } from 'drizzle-orm';
import type { Deps } from '../../app/deps.ts';
import { Money } from '../../ledger/decimal.ts';
import { queryRows } from '../../platform/store/driver.ts';
import { dailySnapshots } from '../../platform/store/schema/index.ts';
import { priceAt, worth } from './prices.ts';

const DAY_MS = 86_400_000;

/** 00:00 UTC of the day of a moment. */
export const dayStart = (moment: number): number => Math.floor(moment / DAY_MS) * DAY_MS;
/** "2026-11-20" */
export const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

type HeldRow = { user_id: number; coin: number; total: string };

/**
 * Writes what each user was worth at `start`, 00:00 UTC of a day (readings G17); safe to repeat. It reads the balances of
 * that moment from the ledger, so that it comes out the same whenever it runs: late, after a stop, after a clock jump.
 */
export async function takeSnapshots({ store, markets }: Pick<Deps, 'store' | 'markets'>, start: number): Promise<void> {
  const held = await queryRows<HeldRow>(
    store.db,
    sql`
    select substring(b.owner from 6)::int as user_id, b.coin, sum(p.available_after + p.frozen_after)::text as total
    from balances b
    cross join lateral (
      select available_after, frozen_after from ledger_postings
      where owner = b.owner and account = b.account and coin = b.coin and created_at < ${start}
      order by id desc limit 1
    ) p
    where b.owner like 'user:%' and p.available_after + p.frozen_after > 0
    group by b.owner, b.coin`,
  );
  const prices = new Map<number, string>();
  for (const { coin } of held) {
    if (!prices.has(coin)) prices.set(coin, await priceAt(markets, coin, start));
  }
  const totals = new Map<number, Money>();
  for (const { user_id, coin, total } of held) {
    totals.set(user_id, (totals.get(user_id) ?? new Money(0)).plus(worth(total, prices.get(coin) ?? '0')));
  }
  const rows = [...totals].map(([userId, total]) => ({
    userId,
    day: dayOf(start),
    totalUsdt: total.toDecimalPlaces(18).toFixed(),
  }));
  // A statement has a limit of parameters.
  for (let from = 0; from < rows.length; from += 1000) {
    await store.db
      .insert(dailySnapshots)
      .values(rows.slice(from, from + 1000))
      .onConflictDoNothing();
  }
}
