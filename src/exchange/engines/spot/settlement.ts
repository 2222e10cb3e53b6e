import { ORDER_STATUS, SIDE } from '../../../contract/rows/order.ts';
import { KIND } from '../../ledger/kinds.ts';
import { FEES, ownerKey } from '../../ledger/owner.ts';
import type { BookOrder, Fill, Instrument, LedgerEntry, MatchPlan, Owner, Side } from '../../ports.ts';
import type { CheckedOrder } from './limits.ts';
import { divideHalfUp, fromScaled, toScaled } from './scaled.ts';

/** Decimals that amounts of a coin are booked with. */
export type ScaleOf = (coin: number) => number;

/** A user's side of one trade, as spot_fills keeps it. */
export interface FillRow {
  readonly tradeId: number;
  readonly orderId: number;
  readonly userId: number;
  readonly counterparty: string;
  readonly side: number;
  readonly role: 'maker' | 'taker';
  readonly price: string;
  readonly amount: string;
  readonly value: string;
  readonly fee: string;
  readonly feeCoin: number;
}

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

/** The id of a user's order in the book; makers' orders have ids of their own. */
export const bookId = (orderId: number): string => `u${orderId}`;
export const orderIdOf = (order: BookOrder): number => Number(order.id.slice(1));

/**
 * Turns a plan into postings and rows. A taker pays for his fills at their prices and only then freezes the rest at
 * his limit, so there is no price improvement to give back; a resting order pays out of what it froze.
 */
export function settlementOf(plan: MatchPlan, checked: CheckedOrder | null, scaleOf: ScaleOf): Settlement {
  const { instrument, taker } = plan;
  const trades = plan.fills.flatMap((fill, index) => {
    // Between two market makers nothing reaches the ledger here (architecture section 4).
    if (!isUser(taker.owner) && !isUser(fill.maker.owner)) return [];
    return [tradeOf(instrument, taker, fill, plan.tradeIds[index] ?? 0, scaleOf)];
  });
  const order = checked && isUser(taker.owner) ? newOrder(plan, checked, taker.owner.user, trades.flatMap((trade) => trade.takerFill ?? [])) : null;
  const freeze = order && order.frozen !== '0' ? [freezeEntry(instrument, taker, order)] : [];
  return {
    entries: [...trades.flatMap((trade) => trade.entries), ...freeze],
    fills: trades.flatMap((trade) => [trade.takerFill ?? [], trade.makerFill ?? []].flat()),
    order,
  };
}

export const isUser = (owner: Owner): owner is { readonly user: number } => 'user' in owner;

interface SettledTrade {
  readonly entries: readonly LedgerEntry[];
  readonly takerFill: FillRow | null;
  readonly makerFill: FillRow | null;
}

function tradeOf(instrument: Instrument, taker: BookOrder, fill: Fill, tradeId: number, scaleOf: ScaleOf): SettledTrade {
  const { priceDecimals, amountDecimals } = instrument;
  const amount = fromScaled(fill.amount, amountDecimals);
  const value = fromScaled(fill.price * fill.amount, priceDecimals + amountDecimals);
  const reference = `trade:${tradeId}`;
  const isBuy = taker.side === 'buy';
  const [buyer, seller] = isBuy ? [taker, fill.maker] : [fill.maker, taker];
  const trade: LedgerEntry = {
    kind: KIND.spotTrade,
    reference,
    postings: [
      pay(buyer, buyer === fill.maker, instrument.quote.id, value),
      { owner: seller.owner, account: 'change', coin: instrument.quote.id, available: value },
      pay(seller, seller === fill.maker, instrument.base.id, amount),
      { owner: buyer.owner, account: 'change', coin: instrument.base.id, available: amount },
    ],
  };
  const side = (order: BookOrder, other: BookOrder, role: 'maker' | 'taker') =>
    isUser(order.owner) ? userSide(instrument, order, other, { tradeId, role, amount, value, price: fill.price }, scaleOf, order.owner.user) : null;
  const takerFill = side(taker, fill.maker, 'taker');
  const makerFill = side(fill.maker, taker, 'maker');
  const fees = [takerFill, makerFill].flatMap((row) => (row && row.fee !== '0' ? [feeEntry(reference, row)] : []));
  return { entries: [trade, ...fees], takerFill, makerFill };
}

/** A resting order of a user pays out of what it froze; everybody else out of what is available. */
function pay(order: BookOrder, isResting: boolean, coin: number, amount: string) {
  const change = isResting && isUser(order.owner) ? { frozen: `-${amount}` } : { available: `-${amount}` };
  return { owner: order.owner, account: 'change' as const, coin, ...change };
}

function userSide(
  instrument: Instrument, order: BookOrder, other: BookOrder,
  trade: { tradeId: number; role: 'maker' | 'taker'; amount: string; value: string; price: bigint }, scaleOf: ScaleOf, userId: number,
): FillRow {
  const isBuy = order.side === 'buy';
  // Readings G6: the fee is taken from the coin received.
  const feeCoin = isBuy ? instrument.base.id : instrument.quote.id;
  return {
    tradeId: trade.tradeId,
    orderId: orderIdOf(order),
    userId,
    counterparty: ownerKey(other.owner),
    side: SIDE[order.side],
    role: trade.role,
    price: fromScaled(trade.price, instrument.priceDecimals),
    amount: trade.amount,
    value: trade.value,
    fee: feeOf(isBuy ? trade.amount : trade.value, instrument.fee, scaleOf(feeCoin)),
    feeCoin,
  };
}

/** received x rate, half-up at the coin's scale. */
export function feeOf(received: string, rate: string, scale: number): string {
  const decimals = 36;
  const product = (toScaled(received, 18) ?? 0n) * (toScaled(rate, 18) ?? 0n);
  return fromScaled(divideHalfUp(product, 10n ** BigInt(decimals - scale)), scale);
}

const feeEntry = (reference: string, fill: FillRow): LedgerEntry => ({
  kind: KIND.spotFee,
  reference,
  postings: [
    { owner: { user: fill.userId }, account: 'change', coin: fill.feeCoin, available: `-${fill.fee}` },
    { owner: FEES, account: 'change', coin: fill.feeCoin, available: fill.fee },
  ],
});

function newOrder(plan: MatchPlan, checked: CheckedOrder, userId: number, fills: readonly FillRow[]): NewOrderRow {
  const { priceDecimals, amountDecimals } = checked.instrument;
  const decimals = priceDecimals + amountDecimals;
  const rests = plan.rest > 0n && !plan.isRestCancelled;
  const filledValue = plan.fills.reduce((sum, fill) => sum + fill.price * fill.amount, 0n);
  const frozen = !rests ? '0' : checked.side === 'buy' ? fromScaled(checked.price * plan.rest, decimals) : fromScaled(plan.rest, amountDecimals);
  return {
    id: orderIdOf(plan.taker),
    userId,
    side: SIDE[checked.side],
    orderType: checked.isMarket ? 'market' : 'limit',
    price: fromScaled(checked.price, priceDecimals),
    amount: fromScaled(checked.amount, amountDecimals),
    filledAmount: fromScaled(checked.amount - plan.rest, amountDecimals),
    filledValue: fromScaled(filledValue, decimals),
    fee: sumOf(fills.map((fill) => fill.fee)),
    frozen,
    status: rests ? ORDER_STATUS.open : plan.rest === 0n ? ORDER_STATUS.done : ORDER_STATUS.cancelled,
    reason: plan.rest > 0n && plan.cancelReason ? REASON[plan.cancelReason] : '',
  };
}

const freezeEntry = (instrument: Instrument, taker: BookOrder, order: NewOrderRow): LedgerEntry => ({
  kind: KIND.spotFreeze,
  reference: `order:${order.id}`,
  postings: [moved(order.userId, frozenCoin(instrument, taker.side), `-${order.frozen}`, order.frozen)],
});

/** What a cancelled order had frozen goes back to available. */
export const releaseEntry = (instrument: Instrument, order: { id: number; userId: number; side: Side; frozen: string }): LedgerEntry => ({
  kind: KIND.spotRelease,
  reference: `order:${order.id}`,
  postings: [moved(order.userId, frozenCoin(instrument, order.side), order.frozen, `-${order.frozen}`)],
});

/** What an order freezes: the quote coin of a buy, the base coin of a sell. */
export const frozenCoin = (instrument: Instrument, side: Side): number => (side === 'buy' ? instrument.quote.id : instrument.base.id);

const moved = (user: number, coin: number, available: string, frozen: string) =>
  ({ owner: { user }, account: 'change' as const, coin, available, frozen });

const sumOf = (values: readonly string[]): string =>
  fromScaled(values.reduce((sum, value) => sum + (toScaled(value, 18) ?? 0n), 0n), 18);
