import { fromScaled, plus } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { OnceRequest } from '../../ledger/idempotent.ts';
import { isUser } from '../../ledger/owner.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import type { BookOrder, MatchPlan, Piece, Withdrawal } from '../../matching/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import { UserCancel } from './cancel.ts';
import type { SpotFill } from './fill.ts';
import type { SpotOrder } from './order.ts';
import { pairName } from './pairs.ts';
import { UserOrder } from './place.ts';
import { freezeOf, orderIdOf, releaseOf, type ScaleOf, tradesOf } from './postings.ts';

const REASON = {
  'market-rest': 'marketRest',
  'self-trade': 'selfTrade',
  'empty-book': 'marketRest',
  'too-many-fills': 'tooManyFills',
} as const;

/** An order that is to be marked as cancelled. */
export interface CancelRow {
  readonly id: number;
  readonly reason: string;
}

/** What one piece of a batch is to write. */
export interface Draft {
  readonly instrument: Instrument;
  /** The user whose shortage refuses the piece; null for a market maker. */
  readonly actor: number | null;
  readonly entries: readonly LedgerEntry[];
  /** The taker's new order; null where the taker is a market maker. */
  readonly order: SpotOrder | null;
  readonly fills: readonly SpotFill[];
  readonly cancel: CancelRow | null;
  /** The call that brought it; null for a market maker's. */
  readonly once: OnceRequest | null;
  /** Resting orders of users that it fills. */
  readonly resting: readonly BookOrder[];
}

/** Drafts a piece; a throw refuses it. */
export const draftOf = (piece: Piece, scaleOf: ScaleOf, now: number): Draft =>
  'match' in piece ? draftMatch(piece.match, scaleOf, now) : draftWithdrawal(piece.withdrawal);

function draftMatch(plan: MatchPlan, scaleOf: ScaleOf, now: number): Draft {
  const { instrument, taker } = plan;
  const order = taker instanceof UserOrder ? taker : null;
  if (order && plan.cancelReason === 'empty-book') throw new Refusal('spot.emptyBook', { pair: pairName(instrument) });
  const { entries, fills } = tradesOf(plan, scaleOf);
  const row = order && rowOf(plan, order, fills, now);
  // Fills are paid at their prices, and only then the rest is frozen at the limit: no price improvement is to be given back.
  const rests = order && row?.status === 'open' ? [freezeOf(instrument, order, order.owner.user, plan.rest)] : [];
  return {
    instrument,
    actor: order?.owner.user ?? null,
    entries: [...entries, ...rests],
    order: row,
    fills,
    cancel: null,
    once: order?.once ?? null,
    resting: plan.fills.flatMap(({ maker }) => (isUser(maker.owner) ? [maker] : [])),
  };
}

/** A user's new order after it met the book. */
function rowOf(plan: MatchPlan, { checked, owner }: UserOrder, fills: readonly SpotFill[], now: number): SpotOrder {
  const { priceDecimals, amountDecimals, id: instrumentId } = plan.instrument;
  const filledValue = plan.fills.reduce((sum, fill) => sum + fill.price * fill.amount, 0n);
  return {
    id: orderIdOf(plan.taker),
    userId: owner.user,
    instrumentId,
    side: checked.side,
    orderType: checked.isMarket ? 'market' : 'limit',
    price: fromScaled(checked.price, priceDecimals),
    amount: fromScaled(checked.amount, amountDecimals),
    filledAmount: fromScaled(checked.amount - plan.rest, amountDecimals),
    filledValue: fromScaled(filledValue, priceDecimals + amountDecimals),
    fee: fills.filter((fill) => fill.role === 'taker').reduce((sum, fill) => plus(sum, fill.fee), '0'),
    ...statusOf(plan),
    createdAt: now,
    updatedAt: now,
  };
}

/** The rest waits, or is cancelled with a reason, or there is none. */
function statusOf({ rest, isRestCancelled, cancelReason }: MatchPlan): Pick<SpotOrder, 'status' | 'reason'> {
  if (rest === 0n) return { status: 'filled', reason: '' };
  if (!isRestCancelled) return { status: 'open', reason: '' };
  return { status: 'cancelled', reason: cancelReason ? REASON[cancelReason] : '' };
}

function draftWithdrawal({ instrument, order, request }: Withdrawal): Draft {
  if (!isUser(order.owner)) throw new Error(`Order ${order.id} is no user's`);
  const { user } = order.owner;
  return {
    instrument,
    actor: user,
    entries: [releaseOf(instrument, order, user)],
    order: null,
    fills: [],
    cancel: { id: orderIdOf(order), reason: 'byUser' },
    once: request instanceof UserCancel ? request.once : null,
    resting: [order],
  };
}

/** Whether a draft writes anything. */
export const isEmpty = (draft: Draft): boolean => !draft.order && !draft.cancel && draft.fills.length === 0;
