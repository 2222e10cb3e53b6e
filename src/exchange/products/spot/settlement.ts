import { ORDER_STATUS, SIDE } from '../../../contract/rows/order.ts';
import type { Instrument } from '../../assets/instrument.ts';
import { KIND } from '../../ledger/kinds.ts';
import type { LedgerEntry, Posting } from '../../ledger/port.ts';
import type { Side } from '../../market-data/port.ts';
import type { MatchPlan } from '../../matching/port.ts';
import { isUser, orderIdOf } from './book-id.ts';
import { holdOf } from './hold.ts';
import type { CheckedOrder } from './limits.ts';
import { fromScaled, toScaled } from './scaled.ts';
import { type FillRow, type ScaleOf, tradeOf } from './trade.ts';

/** A new order of a user after it met the book. */
export interface NewOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly side: number;
  readonly orderType: 'limit' | 'market';
  readonly price: string;
  readonly amount: string;
  readonly filledAmount: string;
  readonly filledValue: string;
  readonly fee: string;
  /** What its hold begins with: quote coin of a buy, base coin of a sell. */
  readonly frozen: string;
  readonly status: number;
  readonly reason: string;
}

/** What a plan writes: everything that one transaction must hold. */
export interface Settlement {
  readonly entries: readonly LedgerEntry[];
  readonly fills: readonly FillRow[];
  /** Null where the taker is a market maker. */
  readonly order: NewOrderRow | null;
}

const REASON = { 'market-rest': 'marketRest', 'self-trade': 'selfTrade', 'empty-book': 'marketRest' } as const;

/**
 * Turns a plan into postings and rows. A taker pays for his fills at their prices and only then freezes the rest at
 * his limit, so there is no price improvement to give back.
 */
export function settlementOf(plan: MatchPlan, checked: CheckedOrder | null, scaleOf: ScaleOf): Settlement {
  const { instrument, taker } = plan;
  const trades = plan.fills.flatMap((fill, index) => {
    // Between two market makers nothing reaches the ledger here (architecture section 4).
    if (!isUser(taker.owner) && !isUser(fill.maker.owner)) return [];
    return [tradeOf(instrument, taker, fill, plan.tradeIds[index] ?? 0, scaleOf)];
  });
  const fills = trades.flatMap((trade) => trade.fills);
  const order = checked && isUser(taker.owner) ? newOrder(plan, checked, taker.owner.user, fills) : null;
  const freeze = order && order.frozen !== '0' ? [freezeEntry(instrument, taker.side, order)] : [];
  return { entries: [...trades.flatMap((trade) => trade.entries), ...freeze], fills, order };
}

function newOrder(plan: MatchPlan, checked: CheckedOrder, userId: number, fills: readonly FillRow[]): NewOrderRow {
  const { priceDecimals, amountDecimals } = checked.instrument;
  const decimals = priceDecimals + amountDecimals;
  const filledValue = plan.fills.reduce((sum, fill) => sum + fill.price * fill.amount, 0n);
  return {
    id: orderIdOf(plan.taker),
    userId,
    side: SIDE[checked.side],
    orderType: checked.isMarket ? 'market' : 'limit',
    price: fromScaled(checked.price, priceDecimals),
    amount: fromScaled(checked.amount, amountDecimals),
    filledAmount: fromScaled(checked.amount - plan.rest, amountDecimals),
    filledValue: fromScaled(filledValue, decimals),
    fee: sumOf(fills.filter((fill) => fill.role === 'taker').map((fill) => fill.fee)),
    ...whatIsLeft(plan, checked, decimals),
  };
}

/** The rest waits with its cost frozen, or is cancelled with a reason, or there is none. */
function whatIsLeft(
  { rest, isRestCancelled, cancelReason }: MatchPlan,
  { side, price, instrument }: CheckedOrder,
  decimals: number,
) {
  if (rest === 0n) return { status: ORDER_STATUS.done, frozen: '0', reason: '' };
  if (isRestCancelled)
    return { status: ORDER_STATUS.cancelled, frozen: '0', reason: cancelReason ? REASON[cancelReason] : '' };
  const frozen = side === 'buy' ? fromScaled(price * rest, decimals) : fromScaled(rest, instrument.amountDecimals);
  return { status: ORDER_STATUS.open, frozen, reason: '' };
}

const freezeEntry = (instrument: Instrument, side: Side, order: NewOrderRow): LedgerEntry => ({
  kind: KIND.spotFreeze,
  reference: `order:${order.id}`,
  postings: [moved(order, frozenCoin(instrument, side), `-${order.frozen}`, order.frozen)],
});

/** What a cancelled order had frozen goes back to available. */
export const releaseEntry = (
  instrument: Instrument,
  order: { id: number; userId: number; side: Side; frozen: string },
): LedgerEntry => ({
  kind: KIND.spotRelease,
  reference: `order:${order.id}`,
  postings: [moved(order, frozenCoin(instrument, order.side), order.frozen, `-${order.frozen}`)],
});

/** What an order freezes: the quote coin of a buy, the base coin of a sell. */
const frozenCoin = (instrument: Instrument, side: Side): number =>
  side === 'buy' ? instrument.quote.id : instrument.base.id;

const moved = (
  order: { readonly id: number; readonly userId: number },
  coin: number,
  available: string,
  frozen: string,
): Posting => ({
  owner: { user: order.userId },
  account: 'spot',
  coin,
  available,
  frozen,
  hold: holdOf(order.id),
});

const sumOf = (values: readonly string[]): string =>
  fromScaled(
    values.reduce((sum, value) => sum + (toScaled(value, 18) ?? 0n), 0n),
    18,
  );
