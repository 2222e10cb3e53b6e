import { sql } from 'drizzle-orm';
import { queryRows } from '../platform/store/driver.ts';
import type { Tx } from '../platform/store/open.ts';
import { Money } from './decimal.ts';
import { ownerKey } from './owner.ts';
import type { LedgerEntry, Posting } from './port.ts';

/** A balance that is locked in this transaction. */
export interface LockedBalance {
  readonly owner: string;
  readonly account: string;
  readonly coin: number;
  available: Money;
  frozen: Money;
}

/** A posting with the balance after it. */
export interface RunPosting {
  readonly entry: number;
  readonly owner: string;
  readonly account: string;
  readonly coin: number;
  readonly available: string;
  readonly frozen: string;
  readonly availableAfter: string;
  readonly frozenAfter: string;
}

export type Balances = ReadonlyMap<string, LockedBalance>;

export const balanceKey = (posting: Posting): string => `${ownerKey(posting.owner)} ${posting.account} ${posting.coin}`;

/** Locks the balances that the entries touch, in one fixed order so that two transactions cannot wait for each other, and makes missing ones. */
export async function lockBalances(tx: Tx, entries: readonly LedgerEntry[]): Promise<Balances> {
  const wanted = new Map<string, { owner: string; account: string; coin: number }>();
  for (const { postings } of entries) {
    for (const posting of postings) {
      wanted.set(balanceKey(posting), { owner: ownerKey(posting.owner), account: posting.account, coin: posting.coin });
    }
  }
  const locked = await selectForUpdate(tx, [...wanted.values()]);
  if (locked.size === wanted.size) return locked;
  const missing = [...wanted].filter(([key]) => !locked.has(key)).map(([, row]) => row);
  // Somebody else may be making the same one: then this waits for him and finds it.
  await queryRows(
    tx,
    sql`
    insert into balances (owner, account, coin)
    select owner, account, coin from json_to_recordset(${JSON.stringify(missing)}::json) as w(owner text, account text, coin int)
    order by owner, account, coin
    on conflict do nothing`,
  );
  return selectForUpdate(tx, [...wanted.values()]);
}

async function selectForUpdate(tx: Tx, wanted: readonly object[]): Promise<Map<string, LockedBalance>> {
  const rows = await queryRows<{ owner: string; account: string; coin: number; available: string; frozen: string }>(
    tx,
    sql`
    select b.owner, b.account, b.coin, b.available::text as available, b.frozen::text as frozen
    from balances b
    join json_to_recordset(${JSON.stringify(wanted)}::json) as w(owner text, account text, coin int)
      on b.owner = w.owner and b.account = w.account and b.coin = w.coin
    order by b.owner, b.account, b.coin
    for update of b`,
  );
  return new Map(
    rows.map((row) => [
      `${row.owner} ${row.account} ${row.coin}`,
      { ...row, available: new Money(row.available), frozen: new Money(row.frozen) },
    ]),
  );
}

/** Writes entries, postings and new balances in one statement. */
export async function writeEntries(
  tx: Tx,
  entries: readonly LedgerEntry[],
  postings: readonly RunPosting[],
  balances: Balances,
  now: number,
): Promise<void> {
  const entryRows = entries.map(({ kind, reference }, n) => ({ n, kind, reference }));
  const postingRows = postings.map((posting, n) => ({ n, ...posting, kind: entries[posting.entry]?.kind }));
  const balanceRows = [...balances.values()].map(({ available, frozen, ...row }) => ({
    ...row,
    available: available.toFixed(),
    frozen: frozen.toFixed(),
  }));
  await queryRows(
    tx,
    sql`
    with moved as (
      update balances b set available = v.available, frozen = v.frozen
      from json_to_recordset(${JSON.stringify(balanceRows)}::json)
        as v(owner text, account text, coin int, available numeric, frozen numeric)
      where b.owner = v.owner and b.account = v.account and b.coin = v.coin
    ), written as (
      insert into ledger_entries (kind, reference, created_at)
      select kind, reference, ${now}::bigint
      from json_to_recordset(${JSON.stringify(entryRows)}::json) as e(n int, kind int, reference text)
      order by n
      returning id
    ), numbered as (
      select id, row_number() over (order by id) - 1 as n from written
    )
    insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, created_at)
    select numbered.id, p.owner, p.account, p.coin, p.available, p.frozen, p."availableAfter", p."frozenAfter", p.kind, ${now}::bigint
    from json_to_recordset(${JSON.stringify(postingRows)}::json) as p(
      n int, entry int, owner text, account text, coin int, available numeric, frozen numeric,
      "availableAfter" numeric, "frozenAfter" numeric, kind int)
    join numbered on numbered.n = p.entry
    order by p.n`,
  );
}
