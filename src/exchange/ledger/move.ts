import { type SQL, sql } from 'drizzle-orm';
import { preparedRows } from '../platform/store/driver.ts';
import type { Tx } from '../platform/store/open.ts';
import { change } from './balanced.ts';
import { type Place, placeOf } from './owner.ts';
import type { HeldPosting, LedgerEntry } from './port.ts';

/**
 * Freezes money of one balance or gives it back, with its hold: most of what a busy exchange books. One statement then
 * does what locking, reckoning and writing do for other entries, at a third of their cost. False where the balance or
 * the hold has too little; then nothing is written.
 */
export async function moveWithin(
  tx: Tx,
  { kind, reference }: LedgerEntry,
  posting: HeldPosting,
  now: number,
): Promise<boolean> {
  const frozen = change(posting.frozen);
  const place = placeOf(posting);
  const move = frozen.isPositive() ? freezing(posting, place, now) : releasing(posting, place);
  const { owner, account, coin } = place;
  const written = await preparedRows(
    tx,
    sql`
    with ${move}, entry as (
      insert into ledger_entries (kind, reference, is_once, created_at)
      select ${kind.id}::int, ${reference}::text, ${kind.isOnce}::boolean, ${now}::bigint from moved
      returning id
    )
    insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, is_flow, created_at)
    select entry.id, ${owner}::text, ${account}::text, ${coin}::int, ${frozen.negated().toFixed()}::numeric,
      ${frozen.toFixed()}::numeric, moved.available, moved.frozen, ${kind.id}::int, ${kind.isFlow}::boolean, ${now}::bigint
    from moved, entry
    returning id`,
  );
  return written.length === 1;
}

const isBalance = ({ owner, account, coin }: Place): SQL =>
  sql`owner = ${owner} and account = ${account} and coin = ${coin}`;

/** The balance is locked before its hold, as everywhere in the ledger. */
const freezing = (posting: HeldPosting, place: Place, now: number): SQL => {
  const { owner, account, coin } = place;
  const { product, reference } = posting.hold;
  return sql`covered as (
      select 1 from balances where ${isBalance(place)} and available >= ${posting.frozen}::numeric for update
    ), held as (
      insert into holds as h (product, reference, owner, account, coin, amount, created_at)
      select ${product}::text, ${reference}::text, ${owner}::text, ${account}::text, ${coin}::int, ${posting.frozen}::numeric, ${now}::bigint
      from covered
      on conflict (product, reference) do update set amount = h.amount + excluded.amount
        where h.owner = excluded.owner and h.account = excluded.account and h.coin = excluded.coin
      returning 1
    ), ${moved(posting, place)}`;
};

const releasing = (posting: HeldPosting, place: Place): SQL => {
  const { product, reference } = posting.hold;
  const isHold = sql`h.product = ${product} and h.reference = ${reference} and h.owner = ${place.owner}
        and h.account = ${place.account} and h.coin = ${place.coin}`;
  return sql`covered as (
      select 1 from balances where ${isBalance(place)} and frozen + ${posting.frozen}::numeric >= 0 for update
    ), freed as (
      delete from holds h using covered where ${isHold} and h.amount + ${posting.frozen}::numeric = 0 returning 1
    ), kept as (
      update holds h set amount = h.amount + ${posting.frozen}::numeric from covered
      where ${isHold} and h.amount + ${posting.frozen}::numeric > 0 returning 1
    ), held as (
      select 1 from freed union all select 1 from kept
    ), ${moved(posting, place)}`;
};

const moved = (posting: HeldPosting, place: Place): SQL => sql`moved as (
      update balances set available = available - ${posting.frozen}::numeric, frozen = frozen + ${posting.frozen}::numeric,
        postings = postings + 1
      from held where ${isBalance(place)}
      returning available, frozen
    )`;
