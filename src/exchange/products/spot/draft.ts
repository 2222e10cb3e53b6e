import type { Instrument } from '../../assets/instrument.ts';
import type { OnceRequest } from '../../ledger/idempotent.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import type { BookOrder, MatchPlan, Piece, Withdrawal } from '../../matching/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isUser, orderIdOf } from './book-id.ts';
import type { SpotFill } from './fill.ts';
import type { SpotOrder } from './order.ts';
import { pairName } from './pairs.ts';
import { newOrder, releaseOf, tradesOf } from './postings.ts';
import type { ScaleOf } from './trade.ts';
import { UserCancel, UserOrder } from './user-order.ts';

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
  const trades = tradesOf(plan, scaleOf);
  const made = order && newOrder(plan, order.checked, { user: order.owner.user, fills: trades.fills, now });
  return {
    instrument,
    actor: order?.owner.user ?? null,
    entries: made?.freeze ? [...trades.entries, made.freeze] : trades.entries,
    order: made?.row ?? null,
    fills: trades.fills,
    cancel: null,
    once: order?.once ?? null,
    resting: plan.fills.flatMap(({ maker }) => (isUser(maker.owner) ? [maker] : [])),
  };
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
