import { type SQL, sql } from 'drizzle-orm';
import { queryRows } from '../platform/store/driver.ts';
import type { Db } from '../platform/store/open.ts';
import { HOUSE_BALANCES } from './houses.ts';

/** A rule that must hold at any moment; the query gives the rows that break it. */
export interface Invariant {
  readonly name: string;
  readonly offenders: SQL;
}

/** The rules of the ledger itself. */
export const LEDGER_INVARIANTS: readonly Invariant[] = [
  {
    name: 'available + frozen over all owners is zero in each coin',
    offenders: sql`
      select coin, sum(amount)::text as total
      from (select coin, available + frozen as amount from balances union all select coin, amount from house_deltas) everything
      group by coin having sum(amount) <> 0`,
  },
  {
    name: 'each entry sums to zero in each coin',
    offenders: sql`
      select entry_id, coin, sum(amount)::text as total
      from (
        select entry_id, coin, available + frozen as amount from ledger_postings
        union all select entry_id, coin, amount from house_postings
      ) everything
      group by entry_id, coin having sum(amount) <> 0`,
  },
  {
    name: 'no balance but that of the outside is negative',
    offenders: sql`
      select owner, account, coin from balances where not starts_with(owner, 'house:') and (available < 0 or frozen < 0)
      union all
      select owner, account, coin from (${HOUSE_BALANCES}) houses where owner <> 'house:outside' and available < 0`,
  },
  {
    name: 'what is frozen is the sum of the holds on it',
    offenders: sql`
      select owner, account, coin, b.frozen::text as frozen, h.held::text as held from balances b
      full join (select owner, account, coin, sum(amount) as held from holds group by owner, account, coin) h
        using (owner, account, coin)
      where coalesce(b.frozen, 0) <> coalesce(h.held, 0)`,
  },
  {
    name: 'each balance is the sum of its postings and knows how many there are',
    offenders: sql`
      select owner, account, coin from (select * from balances where not starts_with(owner, 'house:')) b
      full join (
        select owner, account, coin, sum(available) as available_sum, sum(frozen) as frozen_sum, count(*) as number
        from ledger_postings group by owner, account, coin
      ) p using (owner, account, coin)
      where coalesce(b.available, 0) <> coalesce(p.available_sum, 0) or coalesce(b.frozen, 0) <> coalesce(p.frozen_sum, 0)
        or coalesce(b.postings, 0) <> coalesce(p.number, 0)
      union all
      select owner, account, coin from (${HOUSE_BALANCES}) h
      full join (select owner, account, coin, sum(amount) as amount from house_postings group by owner, account, coin) p
        using (owner, account, coin)
      where coalesce(h.available, 0) <> coalesce(p.amount, 0)`,
  },
  {
    name: 'each posting begins where the one before it ended',
    offenders: sql`
      select id from (
        select id, available_after - available as available_before, frozen_after - frozen as frozen_before,
          lag(available_after, 1, 0) over w as available_last, lag(frozen_after, 1, 0) over w as frozen_last
        from ledger_postings window w as (partition by owner, account, coin order by id)
      ) chain
      where available_before <> available_last or frozen_before <> frozen_last`,
  },
];

export interface Violation {
  readonly rule: string;
  readonly rows: readonly Record<string, unknown>[];
}

/**
 * Checks rules and gives what breaks them; empty = all hold. Each rule is one statement and so sees one state of the store;
 * two rules may see different ones while others write.
 */
export async function findViolations(db: Db, rules: readonly Invariant[]): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const rule of rules) {
    const rows = await queryRows(db, sql`${rule.offenders} limit 20`);
    if (rows.length > 0) found.push({ rule: rule.name, rows });
  }
  return found;
}
