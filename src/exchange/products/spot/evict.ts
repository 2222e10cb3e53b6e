import { sql } from 'drizzle-orm';
import { isUser, ownerOf } from '../../ledger/owner.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import type { Settled, Withdrawal } from '../../matching/port.ts';
import { alarm } from '../../platform/alarm.ts';
import { CommitInDoubt } from '../../platform/store/away.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { SpotContext } from './context.ts';
import { notify } from './notify.ts';
import type { SpotOrder } from './order.ts';
import { pairName } from './pairs.ts';
import { markCancelled } from './persist.ts';
import { holdOf, orderIdOf, releaseHeld } from './postings.ts';

/**
 * Takes out an order whose owner lacks what it promised, or that is not open in the store as in the book; what its hold
 * still has goes back. Where not even that is there the order goes all the same: it must not stand in everybody's way.
 */
export async function evict(context: SpotContext, { order, instrument }: Withdrawal): Promise<Settled> {
  const id = orderIdOf(order);
  let row: SpotOrder | undefined;
  let entries: readonly LedgerEntry[] = [];
  let doubt: Settled['doubt'] = null;
  let refused: Refused | undefined;
  let tellOwner: (() => void) | undefined;
  try {
    await context.store.transaction(async (tx) => {
      const held = await heldByOrders(tx, [id]);
      const { posted, refusal } = await context.ledger.postEach(tx, [held.map(releaseHeld)]);
      entries = posted > 0 ? held.map(releaseHeld) : [];
      refused = refusal ? { held, refusal } : undefined;
      [row] = await markCancelled(tx, [id], 'unfunded', context.clock.now());
      tellOwner = row && (await context.notices.add(tx, row.userId, 'orderUnfunded', { pair: pairName(instrument) }));
    });
  } catch (error) {
    if (!(error instanceof CommitInDoubt)) throw error;
    doubt = error.outcome;
  }
  const tell = () => {
    if (refused) tellRefused(context, refused);
    notify(context.events, row ? [row] : [], entries);
    tellOwner?.();
  };
  return { outcomes: [{ is: 'done' }], notify: tell, doubt };
}

/** Holds that could not be given back, and why. */
export interface Refused {
  readonly held: readonly Held[];
  readonly refusal: Error;
}

/** What its hold promises and the balance does not have stays as it is, for a person. */
export function tellRefused({ log }: SpotContext, { held, refusal }: Refused): void {
  for (const { id, user, coin, amount } of held) {
    const facts = { order: id, hold: holdOf(id), user, coin, amount, err: refusal };
    alarm(log, facts, 'the hold of an order that is taken out stays');
  }
}

/** What an order's hold has. */
export interface Held {
  readonly id: number;
  readonly user: number;
  readonly coin: number;
  readonly amount: string;
}

/** The holds of orders, as far as there are any. */
export async function heldByOrders(tx: Tx, orderIds: readonly number[]): Promise<Held[]> {
  const ids = new Map(orderIds.map((id) => [holdOf(id).reference, id]));
  const rows = await queryRows<{ reference: string; owner: string; coin: number; amount: string }>(
    tx,
    sql`select reference, owner, coin, trim_scale(amount)::text as amount from holds
      where product = ${holdOf(0).product} and reference in (select json_array_elements_text(${JSON.stringify([...ids.keys()])}::json))`,
  );
  return rows.flatMap(({ reference, owner, coin, amount }) => {
    const [id, holder] = [ids.get(reference), ownerOf(owner)];
    return id !== undefined && isUser(holder) ? [{ id, user: holder.user, coin, amount }] : [];
  });
}
