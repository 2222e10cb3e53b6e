import { fromScaled, plus } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { OnceRequest } from '../../ledger/idempotent.ts';
import { isUser } from '../../ledger/owner.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import type { BookOrder, CancelReason, MatchPlan, OpeningPlan, Piece, Withdrawal } from '../../matching/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import { UserCancel } from './cancel.ts';
import type { SpotFill } from './fill.ts';
import type { SpotOrder } from './order.ts';
import { pairName } from './pairs.ts';
import { UserOrder } from './place.ts';
import {
  freezeOf,
  openingTradesOf,
  orderIdOf,
  releaseOf,
  releaseSpare,
  type ScaleOf,
  spareOf,
  tradesOf,
} from './postings.ts';
import { StopTrigger, type TriggerTick } from './stop-trigger.ts';

type Released = NonNullable<MatchPlan['released']>;

const REASON = {
  'market-rest': 'marketRest',
  'self-trade': 'selfTrade',
  'empty-book': 'marketRest',
  'too-many-fills': 'tooManyFills',
  'ioc-rest': 'iocRest',
  fok: 'fokNotWhole',
  'post-only': 'postOnly',
} as const satisfies Record<CancelReason, string>;

/** An order that is to be marked as cancelled. */
export interface CancelRow {
  readonly id: number;
  readonly reason: string;
}

/** A waiting order that comes to its book. */
export interface EnterRow {
  readonly id: number;
  /** Its place in the book; null = as it was. */
  readonly place: number | null;
  /** The tick that brought it there; null where it was none. */
  readonly tick: TriggerTick | null;
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
  /** Orders that have waited and come to the book. */
  readonly entered: readonly EnterRow[];
  /** The call that brought it; null for a market maker's. */
  readonly once: OnceRequest | null;
  /** Resting orders of users that it fills. */
  readonly resting: readonly BookOrder[];
}

/** Drafts a piece; a throw refuses it. */
export function draftOf(piece: Piece, scaleOf: ScaleOf, now: number): Draft {
  if ('match' in piece) return draftMatch(piece.match, scaleOf, now);
  return 'opening' in piece ? draftOpening(piece.opening, scaleOf) : draftWithdrawal(piece.withdrawal);
}

function draftMatch(plan: MatchPlan, scaleOf: ScaleOf, now: number): Draft {
  const { instrument, taker } = plan;
  if (plan.released) return draftReleased(plan, plan.released, scaleOf);
  const order = taker instanceof UserOrder ? taker : null;
  if (order) assertTaken(plan);
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
    entered: [],
    once: order?.once ?? null,
    resting: restingOf(plan),
  };
}

/** What the book did not take at all is no order: its user is told why (readings G7, H7). */
function assertTaken({ instrument, cancelReason }: MatchPlan): void {
  if (cancelReason === 'empty-book') throw new Refusal('spot.emptyBook', { pair: pairName(instrument) });
  if (cancelReason === 'post-only') throw new Refusal('spot.postOnlyWouldMatch').at('postOnly');
  if (cancelReason === 'fok') throw new Refusal('spot.fokNotWhole').at('timeInForce');
}

/** Resting orders of users that a plan fills. */
const restingOf = ({ fills }: MatchPlan): BookOrder[] =>
  fills.flatMap(({ maker }) => (isUser(maker.owner) ? [maker] : []));

/** An order that has waited until now: its hold pays, and what that has beyond what the rest needs goes back. */
function draftReleased(plan: MatchPlan, { waited, request }: Released, scaleOf: ScaleOf): Draft {
  const { instrument, taker, rest, isRestCancelled, cancelReason } = plan;
  if (!isUser(taker.owner)) throw new Error(`Order ${taker.id} is no user's`);
  const { user } = taker.owner;
  const { entries, fills } = tradesOf(plan, scaleOf);
  const spare = spareOf(plan, isRestCancelled ? 0n : rest);
  const id = orderIdOf(taker);
  const { place = null, tick = null } = request instanceof StopTrigger ? request : {};
  return {
    instrument,
    actor: null,
    entries: [...entries, ...(spare > 0n ? [releaseSpare(instrument, taker, user, spare)] : [])],
    order: null,
    fills,
    cancel: isRestCancelled && rest > 0n ? { id, reason: cancelReason ? REASON[cancelReason] : '' } : null,
    entered: [{ id, place, tick }],
    once: null,
    resting: [waited.order, ...restingOf(plan)],
  };
}

/** A user's new order after it met the book. */
function rowOf(
  plan: MatchPlan,
  { checked, owner, orderId }: UserOrder,
  fills: readonly SpotFill[],
  now: number,
): SpotOrder {
  const { priceDecimals, amountDecimals, id: instrumentId } = plan.instrument;
  const filledValue = plan.fills.reduce((sum, fill) => sum + fill.price * fill.amount, 0n);
  return {
    id: orderId,
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
    execution: checked.execution,
    waits: plan.waits?.until ?? null,
    place: orderId,
    stopPrice: checked.stop && fromScaled(checked.stop.price, priceDecimals),
    stopBy: checked.stop?.by ?? null,
    stopAfter: checked.stop?.after ?? null,
    tickSeq: null,
    tickAt: null,
    tickPrice: null,
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

/** An opening: all that is in it pays from its hold, and a buy that paid less than its limit gets the difference back. */
function draftOpening(plan: OpeningPlan, scaleOf: ScaleOf): Draft {
  const { instrument, fills: opened, entered } = plan;
  const { entries, fills } = openingTradesOf(plan, scaleOf);
  const spare = new Map<BookOrder, bigint>();
  for (const { taker, maker, price, amount } of opened)
    for (const order of [taker, maker])
      if (order.side === 'buy' && isUser(order.owner))
        spare.set(order, (spare.get(order) ?? 0n) + (order.price - price) * amount);
  const released = [...spare].flatMap(([order, units]) =>
    units > 0n && isUser(order.owner) ? [releaseSpare(instrument, order, order.owner.user, units)] : [],
  );
  const resting = [...opened.flatMap(({ taker, maker }) => [taker, maker]), ...entered.map(({ order }) => order)];
  return {
    instrument,
    actor: null,
    entries: [...entries, ...released],
    order: null,
    fills,
    cancel: null,
    entered: entered.map(({ order }) => ({ id: orderIdOf(order), place: null, tick: null })),
    once: null,
    resting: resting.filter(({ owner }) => isUser(owner)),
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
    entered: [],
    once: request instanceof UserCancel ? request.once : null,
    resting: [order],
  };
}

/** Whether a draft writes anything. */
export const isEmpty = ({ order, cancel, entered, fills }: Draft): boolean =>
  !order && !cancel && entered.length === 0 && fills.length === 0;
