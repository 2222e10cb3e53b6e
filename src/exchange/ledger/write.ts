import { type SQL, sql } from 'drizzle-orm';
import { preparedRows } from '../platform/store/driver.ts';
import type { Tx } from '../platform/store/open.ts';
import { recordset } from '../platform/store/recordset.ts';
import { HoldMadeMeanwhile } from './errors.ts';
import { isHouses } from './lock.ts';
import type { Locked, LockedHold } from './locked.ts';
import type { LedgerEntry } from './port.ts';
import type { HouseRow, RunPosting, RunUnit } from './running.ts';

/** Writes entries, postings, holds and new balances in one statement. */
export async function writeUnits(tx: Tx, units: readonly RunUnit[], locked: Locked, now: number): Promise<void> {
  const entries = units.flatMap(({ unit }) => unit);
  let start = 0;
  const users: (RunPosting & ReturnType<typeof kindOf>)[] = [];
  const houses: HouseRow[] = [];
  for (const run of units) {
    const first = start;
    users.push(...run.users.map((row) => ({ ...row, entry: first + row.entry, ...kindOf(run.unit[row.entry]) })));
    houses.push(...run.houses.map((row) => ({ ...row, entry: first + row.entry })));
    start += run.unit.length;
  }
  const { parts, made } = holdParts([...locked.holds.values()], now);
  const [written] = await preparedRows<{ made: number }>(
    tx,
    sql`
    with ${sql.join([movedPart(locked), ...parts], sql`, `)}, written as (
      insert into ledger_entries (kind, reference, is_once, created_at)
      select kind, reference, is_once, ${now}::bigint
      from json_to_recordset(${JSON.stringify(entries.map(({ kind, reference }, n) => ({ n, kind: kind.id, reference, is_once: kind.isOnce })))}::json)
        as e(n int, kind int, reference text, is_once boolean)
      order by n
      returning id
    ), numbered as (
      select id, row_number() over (order by id) - 1 as n from written
    ), posted as (
      insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, is_flow, created_at)
      select numbered.id, p.owner, p.account, p.coin, p.available, p.frozen, p."availableAfter", p."frozenAfter", p.kind, p."isFlow", ${now}::bigint
      from json_to_recordset(${JSON.stringify(users.map((posting, n) => ({ n, ...posting })))}::json) as p(
        n int, entry int, owner text, account text, coin int, available numeric, frozen numeric,
        "availableAfter" numeric, "frozenAfter" numeric, kind int, "isFlow" boolean)
      join numbered on numbered.n = p.entry
      order by p.n
    )${houses.length > 0 ? housePart(houses) : sql``}
    select ${made > 0 ? sql`(select count(*)::int from made)` : sql`0`} as made`,
  );
  if (written?.made !== made) throw new HoldMadeMeanwhile();
}

const housePart = (houses: readonly HouseRow[]): SQL => sql`, house as (
      select n, entry, owner, account, coin, amount
      from json_to_recordset(${JSON.stringify(houses.map((row, n) => ({ n, ...row })))}::json)
        as h(n int, entry int, owner text, account text, coin int, amount numeric)
    ), house_posted as (
      insert into house_postings (entry_id, owner, account, coin, amount)
      select numbered.id, h.owner, h.account, h.coin, h.amount from house h join numbered on numbered.n = h.entry order by h.n
    ), house_noted as (
      insert into house_deltas (owner, account, coin, amount)
      select owner, account, coin, sum(amount) from house group by owner, account, coin
    )`;

const kindOf = (entry: LedgerEntry | undefined) => {
  if (!entry) throw new Error('A posting without its entry');
  return { kind: entry.kind.id, isFlow: entry.kind.isFlow };
};

function movedPart({ balances }: Locked): SQL {
  // What a house account is posted is noted apart, locked or not.
  const rows = [...balances.values()]
    .filter((row) => !isHouses(row))
    .map((row) => ({
      ...row,
      available: row.available.toFixed(),
      frozen: row.frozen.toFixed(),
    }));
  return sql`moved as (
      update balances b set available = v.available, frozen = v.frozen, postings = b.postings + v.postings
      from ${recordset(rows, 'owner text, account text, coin int, available numeric, frozen numeric, postings int')} v
      where b.owner = v.owner and b.account = v.account and b.coin = v.coin
    )`;
}

/** New holds come, those that are used up go, the others change; one that came and went in one transaction never was. */
function holdParts(
  holds: readonly LockedHold[],
  now: number,
): { readonly parts: readonly SQL[]; readonly made: number } {
  const fresh = holds.filter(({ was, amount }) => was === null && !amount.isZero());
  const changed = holds.filter(({ was, amount }) => was !== null && !amount.isZero() && !amount.eq(was));
  const ended = holds.filter(({ was, amount }) => was !== null && amount.isZero());
  const stored = (rows: readonly LockedHold[]) =>
    rows.map(({ was: _, amount, ...row }) => ({ ...row, amount: amount.toFixed() }));
  const parts = [
    fresh.length > 0 &&
      sql`made as (
      insert into holds (product, reference, owner, account, coin, amount, created_at)
      select product, reference, owner, account, coin, amount, ${now}::bigint
      from ${recordset(stored(fresh), 'product text, reference text, owner text, account text, coin int, amount numeric')} v
      on conflict do nothing returning id
    )`,
    changed.length > 0 &&
      sql`kept as (
      update holds h set amount = v.amount
      from ${recordset(stored(changed), 'product text, reference text, amount numeric')} v
      where h.product = v.product and h.reference = v.reference
    )`,
    ended.length > 0 &&
      sql`freed as (
      delete from holds h using ${recordset(stored(ended), 'product text, reference text')} v
      where h.product = v.product and h.reference = v.reference
    )`,
  ];
  return { parts: parts.filter((part) => part !== false), made: fresh.length };
}
