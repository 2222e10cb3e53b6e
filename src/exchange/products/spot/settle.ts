import type { Instrument } from '../../assets/instrument.ts';
import type { InsufficientBalance } from '../../ledger/errors.ts';
import { AlreadyAnswered, type Done, onceKey } from '../../ledger/idempotent.ts';
import { isSameOwner, isUser } from '../../ledger/owner.ts';
import type { Answer, Piece, PieceOutcome, Settle, Settled } from '../../matching/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import { CommitInDoubt } from '../../platform/store/away.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { SpotContext } from './context.ts';
import { type Draft, draftOf, isEmpty } from './draft.ts';
import { evict } from './evict.ts';
import { writeFilled } from './filled.ts';
import { notify } from './notify.ts';
import type { SpotOrder } from './order.ts';
import { persist, type Written } from './persist.ts';
import { holdOf, orderIdOf, type ScaleOf } from './postings.ts';

declare module '../../matching/port.ts' {
  interface Answers {
    /** The order as it was placed, or cancelled. */
    spot: Done<SpotOrder>;
  }
}

/** A piece of a batch that is to be committed. */
interface Member {
  readonly index: number;
  readonly draft: Draft;
}

/** What the transaction of a batch came to. */
interface Committed extends Written {
  /** The members that are written: all up to one that is refused. */
  readonly done: readonly Member[];
  readonly refusal: InsufficientBalance | null;
}

const NOTHING: Committed = { done: [], refusal: null, orders: new Map(), claims: new Map() };

/** Leaves the transaction of a batch of whose calls some were made before. */
class Repeated extends Error {
  readonly members: readonly Member[];

  constructor(members: readonly Member[]) {
    super('calls of a batch were made before');
    this.members = members;
  }
}

/** Commits the pieces of a batch in one transaction: their postings, orders, fills and replies. */
export const settleBatch =
  (context: SpotContext): Settle =>
  async (pieces) => {
    const [first] = pieces;
    if (first && 'withdrawal' in first && first.withdrawal.reason === 'unfunded')
      return evict(context, first.withdrawal);
    const outcomes: PieceOutcome[] = pieces.map(() => ({ is: 'again' }));
    const members = membersOf(pieces, outcomes, { scaleOf: await scales(context), now: context.clock.now() });
    const { committed, repeated, doubt } = await commit(context, members);
    for (const { index, draft } of committed.done) outcomes[index] = { is: 'done', answer: answerOf(draft, committed) };
    for (const { index, draft } of repeated) outcomes[index] = { is: 'refused', error: repeatedRefusal(draft) };
    const refused = members[committed.done.length];
    if (refused && committed.refusal) outcomes[refused.index] = outcomeOf(refused.draft, committed.refusal);
    return { outcomes, notify: () => notifyOf(context, committed), doubt };
  };

/** Decimals of a coin's bookings. */
async function scales(context: SpotContext): Promise<ScaleOf> {
  const coins = await context.coins.all();
  return (coin) => {
    const scale = coins.get(coin)?.scale;
    if (scale === undefined) throw new Error(`There is no coin ${coin}`);
    return scale;
  };
}

/** The pair that a piece is about. */
export function instrumentOf(piece: Piece): Instrument {
  if ('match' in piece) return piece.match.instrument;
  return 'opening' in piece ? piece.opening.instrument : piece.withdrawal.instrument;
}

/** What can be committed together; outcomes of what is refused before are noted. */
function membersOf(
  pieces: readonly Piece[],
  outcomes: PieceOutcome[],
  { scaleOf, now }: { readonly scaleOf: ScaleOf; readonly now: number },
): Member[] {
  const members: Member[] = [];
  const calls = new Set<string>();
  /** Pairs of which a piece was left out: those after it were planned as if it were there. */
  const broken = new Set<number>();
  for (const [index, piece] of pieces.entries()) {
    const instrument = instrumentOf(piece);
    if (broken.has(instrument.id)) continue;
    try {
      const draft = draftOf(piece, scaleOf, now);
      const call = draft.once && onceKey(draft.once);
      if (call !== null && calls.has(call)) {
        // The same call twice: the second is answered when the first is in the store.
        broken.add(instrument.id);
        continue;
      }
      if (call !== null) calls.add(call);
      members.push({ index, draft });
    } catch (error) {
      broken.add(instrument.id);
      outcomes[index] = { is: 'refused', error };
    }
  }
  return members;
}

async function commit(
  { store, ledger, clock, outbox, markets }: SpotContext,
  members: readonly Member[],
): Promise<{ committed: Committed; repeated: readonly Member[]; doubt: Settled['doubt'] }> {
  if (members.every(({ draft }) => isEmpty(draft)))
    return { committed: { ...NOTHING, done: members }, repeated: [], doubt: null };
  let committed = NOTHING;
  const write = async (tx: Tx) => {
    const { posted, refusal } = await ledger.postEach(
      tx,
      members.map(({ draft }) => draft.entries),
    );
    const done = members.slice(0, posted);
    const written = await persist(
      tx,
      done.map(({ draft }) => draft),
      clock.now(),
    );
    const repeated = done.filter(({ draft: { once } }) => once && !written.claims.has(once));
    if (repeated.length > 0) throw new Repeated(repeated);
    for (const { tick } of done.flatMap(({ draft }) => draft.entered)) if (tick) await markets.ticks.pin(tx, tick.seq);
    const fills = done.flatMap(({ draft }) => draft.fills);
    if (fills.length > 0) await writeFilled(tx, outbox, fills);
    committed = { done, refusal, ...written };
  };
  try {
    await store.transaction(write);
    return { committed, repeated: [], doubt: null };
  } catch (error) {
    if (error instanceof Repeated) return { committed: NOTHING, repeated: error.members, doubt: null };
    if (error instanceof CommitInDoubt) return { committed, repeated: [], doubt: error.outcome };
    throw error;
  }
}

const repeatedRefusal = ({ once }: Draft): Error =>
  once?.clientId === undefined ? new Refusal('tooOften') : new AlreadyAnswered();

/** A taker reads of their own shortage only; somebody else's order that lacks its money is to go. */
function outcomeOf({ actor, resting }: Draft, refusal: InsufficientBalance): PieceOutcome {
  const { owner, hold } = refusal;
  if (hold === null && isUser(owner) && owner.user === actor) return { is: 'refused', error: refusal };
  const unfunded = resting.find((order) =>
    hold ? holdOf(orderIdOf(order)).reference === hold.reference : isSameOwner(order.owner, owner),
  );
  if (unfunded) return { is: 'unfunded', orderId: unfunded.id };
  return { is: 'refused', error: new Error('A shortage of somebody who gives nothing in a piece', { cause: refusal }) };
}

/** The order as it was placed, or as it was cancelled, for the call that asked for it. */
function answerOf({ once, order, cancel }: Draft, { orders, claims }: Committed): Answer | undefined {
  const made = order ?? (cancel && orders.get(cancel.id));
  return made && once ? claims.get(once)?.(made) : undefined;
}

/** Each order as it was placed, then what the batch made of it and of others. */
function notifyOf({ events }: SpotContext, { done, orders }: Committed): void {
  const placed = done.flatMap(({ draft: { order } }) => (order ? [order] : []));
  const later = [...orders.values()].filter((order) => !placed.includes(order));
  notify(
    events,
    [...placed, ...later],
    done.flatMap(({ draft }) => draft.entries),
  );
}
