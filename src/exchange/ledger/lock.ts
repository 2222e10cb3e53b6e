import { sql } from 'drizzle-orm';
import { preparedRows } from '../platform/store/driver.ts';
import type { Tx } from '../platform/store/open.ts';
import { recordset } from '../platform/store/recordset.ts';
import { Money } from './decimal.ts';
import { HOUSE_BALANCES } from './houses.ts';
import type { Locked } from './locked.ts';
import { isUser, type Place, placeOf } from './owner.ts';
import type { HoldRef, LedgerEntry, Posting, UserPosting } from './port.ts';

export const isUsers = (posting: Posting): posting is UserPosting => isUser(posting.owner);
export const isHouses = ({ owner }: Place): boolean => owner.startsWith('house:');
const placeKey = ({ owner, account, coin }: Place): string => `${owner} ${account} ${coin}`;
export const balanceKey = (posting: Posting): string => placeKey(placeOf(posting));
export const holdKey = ({ product, reference }: HoldRef): string => `${product} ${reference}`;

/**
 * Locks the users' balances that the entries touch, and those of house accounts that must be covered, in one fixed order so that
 * two transactions cannot wait for each other, and makes missing ones. With them come the holds that the entries name: who has
 * the balance has its holds.
 */
export async function lock(tx: Tx, entries: readonly LedgerEntry[]): Promise<Locked> {
  const places = new Map<string, Place>();
  const holds = new Map<string, HoldRef>();
  for (const posting of worked(entries)) {
    places.set(balanceKey(posting), placeOf(posting));
    if (posting.hold) holds.set(holdKey(posting.hold), posting.hold);
  }
  if (places.size === 0) return { balances: new Map(), holds: new Map(), lookedFor: new Set() };
  const wanted = { places: [...places.values()], holds: [...holds.values()] };
  const locked = await select(tx, wanted);
  if (locked.balances.size === places.size) return withHouses(tx, locked);
  const missing = [...places].filter(([key]) => !locked.balances.has(key)).map(([, place]) => place);
  // Somebody else may be making the same one: then this waits for them and finds it.
  await preparedRows(
    tx,
    sql`
    insert into balances (owner, account, coin)
    select owner, account, coin from json_to_recordset(${JSON.stringify(missing)}::json) as w(owner text, account text, coin int)
    order by owner, account, coin
    on conflict do nothing`,
  );
  return withHouses(tx, await select(tx, wanted));
}

/** Whether all that entries touch is locked already: whoever had to look before they knew what to book locks once. */
export const isLocked = ({ balances, lookedFor }: Locked, entries: readonly LedgerEntry[]): boolean =>
  worked(entries).every(
    (posting) => balances.has(balanceKey(posting)) && (!posting.hold || lookedFor.has(holdKey(posting.hold))),
  );

/** Postings of balances that are locked: users', and those of house accounts that must be covered. */
const worked = (entries: readonly LedgerEntry[]): Posting[] =>
  entries.flatMap(({ postings }) => postings.filter((posting) => isUsers(posting) || posting.isCovered));

/** What locked house accounts have, postings that are not summed up yet among it: read when nobody else may take from them. */
async function withHouses(tx: Tx, locked: Locked): Promise<Locked> {
  const houses = [...locked.balances.values()].filter(isHouses);
  if (houses.length === 0) return locked;
  const rows = await preparedRows<{ owner: string; account: string; coin: number; available: string }>(
    tx,
    sql`
    select h.owner, h.account, h.coin, h.available::text as available from (${HOUSE_BALANCES}) h
    join json_to_recordset(${JSON.stringify(houses)}::json) as w(owner text, account text, coin int)
      on h.owner = w.owner and h.account = w.account and h.coin = w.coin`,
  );
  for (const { available, ...place } of rows) {
    const balance = locked.balances.get(placeKey(place));
    if (balance) balance.available = new Money(available);
  }
  return locked;
}

interface Wanted {
  readonly places: readonly Place[];
  readonly holds: readonly HoldRef[];
}

type Row = Record<'owner' | 'account', string> & { coin: number } & (
    | { product: null; reference: null; available: string; frozen: string }
    | { product: string; reference: string; available: string; frozen: null }
  );

async function select(tx: Tx, { places, holds }: Wanted): Promise<Locked> {
  const balances = sql`
    select b.owner, b.account, b.coin, b.available, b.frozen from balances b
    join ${recordset(places, 'owner text, account text, coin int')} w
      on b.owner = w.owner and b.account = w.account and b.coin = w.coin
    order by b.owner, b.account, b.coin
    for update of b`;
  // The sub-select has the balances locked first; "for update" then reads each hold as it is now, not as it was when
  // this statement began to wait.
  const held = sql`
    select h.owner, h.account, h.coin, h.product, h.reference, h.amount from holds h
    join ${recordset(holds, 'product text, reference text')} w
      on h.product = w.product and h.reference = w.reference
    where (select count(*) from locked) >= 0
    for update of h`;
  const rows = await preparedRows<Row>(
    tx,
    holds.length === 0
      ? sql`with locked as (${balances})
          select owner, account, coin, null as product, null as reference, available::text as available, frozen::text as frozen from locked`
      : sql`with locked as (${balances}), held as (${held})
          select owner, account, coin, null as product, null as reference, available::text as available, frozen::text as frozen from locked
          union all
          select owner, account, coin, product, reference, amount::text, null from held`,
  );
  const locked: Locked = { balances: new Map(), holds: new Map(), lookedFor: new Set(holds.map(holdKey)) };
  for (const { owner, account, coin, ...row } of rows) {
    const place = { owner, account, coin };
    if (row.product === null) {
      const { available, frozen } = row;
      locked.balances.set(placeKey(place), {
        ...place,
        available: new Money(available),
        frozen: new Money(frozen),
        postings: 0,
      });
    } else {
      const { product, reference, available } = row;
      const amount = new Money(available);
      locked.holds.set(holdKey({ product, reference }), { ...place, product, reference, was: amount, amount });
    }
  }
  return locked;
}
