import { fromScaled, plus } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { HeldPlace } from '../../ledger/holds.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import type { Side } from '../../market-data/port.ts';
import { type BookOrder, type MatchPlan, tradeIdOf } from '../../matching/port.ts';
import { isUser, orderIdOf } from './book-id.ts';
import type { SpotFill } from './fill.ts';
import { holdReference, SPOT_HOLDS } from './hold.ts';
import { SPOT_KIND } from './kinds.ts';
import type { CheckedOrder } from './limits.ts';
import type { SpotOrder } from './order.ts';
import { type ScaleOf, type SettledTrade, tradeOf } from './trade.ts';

const REASON = {
  'market-rest': 'marketRest',
  'self-trade': 'selfTrade',
  'empty-book': 'marketRest',
  'too-many-fills': 'tooManyFills',
} as const;

/** What the trades of a plan book, as far as users stand on either side: makers' among themselves reach the ledger as a net. */
export function tradesOf(plan: MatchPlan, scaleOf: ScaleOf): SettledTrade {
  const trades = plan.fills.flatMap((fill, index) => {
    if (!isUser(plan.taker.owner) && !isUser(fill.maker.owner)) return [];
    return [tradeOf(plan.instrument, plan.taker, fill, tradeIdOf(plan, index), scaleOf)];
  });
  return { entries: trades.flatMap((trade) => trade.entries), fills: trades.flatMap((trade) => trade.fills) };
}

/** A user's new order after it met the book, and what freezes its rest; null where nothing rests. */
export interface NewOrder {
  readonly row: SpotOrder;
  readonly freeze: LedgerEntry | null;
}

/**
 * The taker of a plan. They pay for fills at their prices and only then freeze the rest at the limit, so there is no
 * price improvement to give back.
 */
export function newOrder(
  plan: MatchPlan,
  { side, price, amount, isMarket, instrument }: CheckedOrder,
  { user, fills, now }: { readonly user: number; readonly fills: readonly SpotFill[]; readonly now: number },
): NewOrder {
  const { priceDecimals, amountDecimals } = instrument;
  const id = orderIdOf(plan.taker);
  const filledValue = plan.fills.reduce((sum, fill) => sum + fill.price * fill.amount, 0n);
  const row: SpotOrder = {
    id,
    userId: user,
    instrumentId: instrument.id,
    side,
    orderType: isMarket ? 'market' : 'limit',
    price: fromScaled(price, priceDecimals),
    amount: fromScaled(amount, amountDecimals),
    filledAmount: fromScaled(amount - plan.rest, amountDecimals),
    filledValue: fromScaled(filledValue, priceDecimals + amountDecimals),
    fee: fills.filter((fill) => fill.role === 'taker').reduce((sum, fill) => plus(sum, fill.fee), '0'),
    ...statusOf(plan),
    createdAt: now,
    updatedAt: now,
  };
  const isResting = row.status === 'open';
  return { row, freeze: isResting ? freezeOf(instrument, { id, side, user, price, rest: plan.rest }) : null };
}

/** The rest waits, or is cancelled with a reason, or there is none. */
function statusOf({ rest, isRestCancelled, cancelReason }: MatchPlan): Pick<SpotOrder, 'status' | 'reason'> {
  if (rest === 0n) return { status: 'filled', reason: '' };
  if (!isRestCancelled) return { status: 'open', reason: '' };
  return { status: 'cancelled', reason: cancelReason ? REASON[cancelReason] : '' };
}

interface Resting {
  readonly id: number;
  readonly side: Side;
  readonly user: number;
  readonly price: bigint;
  readonly rest: bigint;
}

const freezeOf = (instrument: Instrument, order: Resting): LedgerEntry => {
  const { coin, amount } = heldBy(instrument, order);
  return {
    kind: SPOT_KIND.spotFreeze,
    reference: holdReference(order.id),
    postings: [SPOT_HOLDS.hold(placeOf(order, coin), amount)],
  };
};

/** What a resting order froze goes back to available. */
export function releaseOf(instrument: Instrument, order: BookOrder, user: number): LedgerEntry {
  const { side, price, remaining } = order;
  const resting = { id: orderIdOf(order), side, user, price, rest: remaining };
  const { coin, amount } = heldBy(instrument, resting);
  return releaseHeld({ ...resting, coin, amount });
}

/** What a hold of an order has goes back to available. */
export const releaseHeld = (held: {
  readonly id: number;
  readonly user: number;
  readonly coin: number;
  readonly amount: string;
}): LedgerEntry => ({
  kind: SPOT_KIND.spotRelease,
  reference: holdReference(held.id),
  postings: [SPOT_HOLDS.release(placeOf(held, held.coin), held.amount)],
});

/** A resting buy holds its price x rest of the quote coin, a sell its rest of the base coin. */
const heldBy = ({ quote, base, priceDecimals, amountDecimals }: Instrument, { side, price, rest }: Resting) =>
  side === 'buy'
    ? { coin: quote.id, amount: fromScaled(price * rest, priceDecimals + amountDecimals) }
    : { coin: base.id, amount: fromScaled(rest, amountDecimals) };

const placeOf = ({ id, user }: Pick<Resting, 'id' | 'user'>, coin: number): HeldPlace => ({
  user,
  account: 'spot',
  coin,
  reference: holdReference(id),
});
