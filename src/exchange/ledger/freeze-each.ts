import { sql } from 'drizzle-orm';
import { preparedRows } from '../platform/store/driver.ts';
import type { Tx } from '../platform/store/open.ts';
import { recordset } from '../platform/store/recordset.ts';
import { HoldMadeMeanwhile } from './errors.ts';
import { balanceKey, holdKey } from './lock.ts';
import { placeOf } from './owner.ts';
import type { HeldPosting, LedgerEntry } from './port.ts';

/** An entry that only moves money within one balance: freezes it or gives it back. */
export interface Move {
  readonly entry: LedgerEntry;
  readonly posting: HeldPosting;
}

const GIVEN = `n int, owner text, account text, coin int, product text, reference text, amount numeric,
  kind int, about text, once boolean, flow boolean`;

/** Whether each is of another balance and hold: one statement changes a row once. */
export const areApart = (freezes: readonly Move[]): boolean =>
  new Set(freezes.map(({ posting }) => balanceKey(posting))).size === freezes.length &&
  new Set(freezes.map(({ posting }) => holdKey(posting.hold))).size === freezes.length;

/**
 * Freezes money of several balances, each with a new hold: a batch of orders that rest, in one statement as `moveWithin` does it
 * for one. False where a balance has too little or is missing, or a hold is there already; then nothing is written. All
 * balances are locked first, in the order of `lock`, those too that turn out to have too little: the caller goes on with them. What
 * is written is reckoned from what was locked: a row may have come in more money while it was waited for, and PostgreSQL tries the
 * checks on the older one first.
 */
export async function freezeEach(tx: Tx, freezes: readonly Move[], now: number): Promise<boolean> {
  const rows = freezes.map(({ entry: { kind, reference }, posting }, n) => ({
    n,
    ...placeOf(posting),
    ...posting.hold,
    amount: posting.frozen,
    kind: kind.id,
    about: reference,
    once: kind.isOnce,
    flow: kind.isFlow,
  }));
  const [written] = await preparedRows<{ due: number; held: number }>(
    tx,
    sql`
    with given as materialized ${recordset(rows, GIVEN)}, locked as materialized (
      select g.n, b.available, b.frozen, b.available >= g.amount as suffices
      from balances b join given g on b.owner = g.owner and b.account = g.account and b.coin = g.coin
      order by b.owner, b.account, b.coin
      for update of b
    ), due as materialized (
      select * from given where (select count(*) from locked where suffices) = ${freezes.length}::int
        and not exists (select 1 from given g join holds h on h.product = g.product and h.reference = g.reference)
    ), held as (
      insert into holds (product, reference, owner, account, coin, amount, created_at)
      select product, reference, owner, account, coin, amount, ${now}::bigint from due
      on conflict do nothing returning 1
    ), moved as (
      update balances b set available = l.available - d.amount, frozen = l.frozen + d.amount, postings = b.postings + 1
      from due d join locked l on l.n = d.n where b.owner = d.owner and b.account = d.account and b.coin = d.coin
      returning d.n, b.available, b.frozen
    ), written as (
      insert into ledger_entries (kind, reference, is_once, created_at)
      select kind, about, once, ${now}::bigint from due order by n
      returning id
    ), numbered as (
      select id, row_number() over (order by id) - 1 as n from written
    ), posted as (
      insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, is_flow, created_at)
      select numbered.id, d.owner, d.account, d.coin, -d.amount, d.amount, moved.available, moved.frozen, d.kind, d.flow, ${now}::bigint
      from due d join moved on moved.n = d.n join numbered on numbered.n = d.n
      order by d.n
    )
    select (select count(*)::int from due) as due, (select count(*)::int from held) as held`,
  );
  if (written?.held !== written?.due) throw new HoldMadeMeanwhile();
  return written?.due === freezes.length;
}
