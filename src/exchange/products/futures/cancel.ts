import { and, eq } from 'drizzle-orm';
import { emitBalances } from '../../ledger/emit-balances.ts';
import { type Done, type OnceRequest, once } from '../../ledger/idempotent.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { FuturesContext } from './context.ts';
import { releaseOf } from './entries.ts';
import { countExposure } from './exposure.ts';
import { STALE_MS } from './limits.ts';
import { type FuturesPosition, heldFor, isOpen, livePositions, readPositions } from './position.ts';
import { futuresPositions } from './schema.ts';
import { updatePositions } from './write.ts';

/**
 * Cancels an entrust, and gives back what is held for it. One at market is no more to be had back: whoever could take it back until its tick
 * would have a look at the book for nothing. Only where its price has not come for long is it let go.
 */
export const cancelEntrust =
  (context: FuturesContext) =>
  async (id: number, call: OnceRequest): Promise<Done<FuturesPosition>> =>
    once(context, call, async (tx, after) => {
      const [found] = await readPositions(tx, and(eq(futuresPositions.id, id), eq(futuresPositions.userId, call.user)));
      if (!found) throw new Refusal('futures.positionUnknown');
      if (found.state !== 'waiting') throw new Refusal('futures.notWaiting');
      const now = context.clock.now();
      if (found.kind === 'market' && now - found.placedAt <= STALE_MS) throw new Refusal('futures.opening');
      const ended = await end(context, tx, found, 'withdrawn');
      if (!ended) throw new Refusal('futures.notWaiting');
      after(() => tell(context, ended));
      return ended.position;
    });

interface Ended {
  readonly position: FuturesPosition;
  readonly entry: LedgerEntry;
}

/** Ends one without a result: what is held for it goes back. Null where it has ended, or been opened, meanwhile. */
async function end(
  { ledger, clock }: FuturesContext,
  tx: Tx,
  found: FuturesPosition,
  reason: 'withdrawn' | 'returned',
): Promise<Ended | null> {
  const held = heldFor(found);
  const entry = releaseOf(found, held);
  const { refusal } = await ledger.postEach(tx, [[entry]]);
  if (refusal?.hold) return null;
  if (refusal) throw refusal;
  const [position] = await tx.select().from(futuresPositions).where(eq(futuresPositions.id, found.id)).for('update');
  // It was changed before its balance was locked here: what was released is not what is held for it.
  if (!position || position.state !== found.state || heldFor(position) !== held) throw new ChangedMeanwhile();
  const state = isOpen(position) ? 'closed' : 'cancelled';
  const ended: FuturesPosition = {
    ...position,
    ...{ state, reason, closedAt: Math.floor(clock.now()), closeLots: null, margin: '0' },
    ...(state === 'closed' && { profit: '0' }),
  };
  await updatePositions(tx, [ended]);
  const { instrumentId, direction, notional } = position;
  await countExposure(tx, [{ instrumentId, direction, notional: `-${notional}` }]);
  return { position: ended, entry };
}

/** With this code the store runs the transaction again. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly code = '40001';
}

function tell({ events, touched }: FuturesContext, { position, entry }: Ended): void {
  emitBalances(events, [entry]);
  events.emit('futuresPosition', position.userId, position);
  if (position.state === 'closed') events.emit('futuresClosed', position.userId, [position.id]);
  touched(position.userId, position.closedAt ?? 0);
}

/** Ends what a user has open, or what of it `which` says, and gives back what is held: each in a transaction of its own, so that a tick meanwhile is in nobody's way. */
export async function unwindPositions(
  context: FuturesContext,
  user: number,
  which: (position: FuturesPosition) => boolean = () => true,
): Promise<void> {
  const { store } = context;
  for (const { id } of (await livePositions(store.db, [user])).filter(which)) {
    const ended = await store.transaction(async (tx) => {
      const [found] = await readPositions(tx, eq(futuresPositions.id, id));
      if (!found || found.state === 'closed' || found.state === 'cancelled') return null;
      return end(context, tx, found, 'returned');
    });
    if (ended) tell(context, ended);
  }
}
