import { COIN_SCALE, MARKET_ORDER_BAND } from '../../../domain/constants.ts';
import { unitOf } from '../../../domain/decimal-text.ts';
import { feeOf } from '../../../domain/fee.ts';
import type { Problem } from '../../../domain/forms/form.ts';
import type { SpotMoment, SpotOrderForm, SpotTerms } from '../../../domain/forms/spot-order.ts';
import type { SpotTicketForm } from '../../../domain/forms/spot-ticket.ts';
import {
  add,
  amountOfValue,
  compare,
  div,
  floorTo,
  type Level,
  maxSpend,
  mul,
  type Walk,
  walkBook,
} from '../../../domain/money.ts';
import { cutToScaled } from '../../../domain/scaled.ts';

/** What the pair asks of an order, and the fee. */
export interface TicketRules extends SpotTerms {
  /** Fraction, taken from the coin received. */
  readonly feeRate: string;
}

/** The two sides of the book, best first; as much as the screen has. */
export interface TicketBook {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

/** Keys below `error.` of locales/<lang>/spot.json: what the account cannot pay for. */
export type FundsKey = 'balance' | 'balanceBand';

export interface TicketFunds {
  /** Available in the quote coin and in the base coin. */
  readonly quote: string;
  readonly base: string;
}

const opposite = (form: SpotOrderForm, book: TicketBook): readonly Level[] =>
  form.side === 'buy' ? book.asks : book.bids;

/** What a market order would meet, to the band of readings G7; null for limit orders and without an amount. */
export function walkOf(form: SpotOrderForm, book: TicketBook): Walk | null {
  return form.type === 'market' && form.amount !== ''
    ? walkBook(opposite(form, book), form.amount, MARKET_ORDER_BAND)
    : null;
}

/** The price that counts for the total: the typed one, or the average of the book. */
export function priceOf(form: SpotOrderForm, book: TicketBook): string | null {
  if (form.type === 'limit') return form.price === '' ? null : form.price;
  return walkOf(form, book)?.average ?? opposite(form, book)[0]?.[0] ?? null;
}

/** Whether an order may wait until a closed market opens: a limit order that asks for something, and is one that waits. */
export const mayWait = ({ type, kind, amount }: Pick<SpotTicketForm, 'type' | 'kind' | 'amount'>): boolean =>
  type === 'limit' && kind !== 'ioc' && kind !== 'fok' && compare(amount || '0', '0') > 0;

/** Percents that are held beyond the total of a market buy until it fills. */
export const BAND_PERCENT = mul(MARKET_ORDER_BAND, '100');

/** Whether the exchange holds more for the order than it comes to. */
export const holdsBand = ({ side, type }: SpotOrderForm): boolean => side === 'buy' && type === 'market';

/** Value of the order in the quote coin; null until price and amount are known. */
export function totalOf(form: SpotOrderForm, book: TicketBook): string | null {
  const price = priceOf(form, book);
  return price === null || form.amount === '' ? null : mul(price, form.amount);
}

/** The fee in the coin received. */
export function feeOfOrder(form: SpotOrderForm, rules: TicketRules, book: TicketBook): string | null {
  const received = form.side === 'buy' ? form.amount || null : totalOf(form, book);
  return received === null ? null : feeOf(received, rules.feeRate, COIN_SCALE);
}

/**
 * The greatest amount that the funds pay for at `percent` of them (readings E21). A market buy is priced at the end of
 * the band, because that is what the exchange freezes for the worst case.
 */
export function amountAt(
  percent: number,
  form: SpotOrderForm,
  rules: TicketRules,
  funds: TicketFunds,
  book: TicketBook,
): string {
  const step = unitOf(rules.amountDecimals);
  if (form.side === 'sell') return maxSpend(funds.base, { step, percent });
  const best = book.asks[0]?.[0];
  const price = form.type === 'limit' ? form.price : best === undefined ? '' : mul(best, add('1', MARKET_ORDER_BAND));
  return price === '' ? '0' : maxSpend(funds.quote, { step, price, percent });
}

/** The amount that a typed total pays for at the price of the form, or in the book: worth no more than was typed. */
export function amountFor(total: string, form: SpotOrderForm, rules: TicketRules, book: TicketBook): string {
  const amount =
    form.type === 'market'
      ? amountOfValue(opposite(form, book), total, MARKET_ORDER_BAND)
      : form.price === ''
        ? null
        : div(total, form.price);
  return amount === null ? '' : floorTo(amount, rules.amountDecimals);
}

/** Which share of the funds the order uses, 0 to 100 in whole percents: where the ruler stands. */
export function percentOf(form: SpotOrderForm, rules: TicketRules, funds: TicketFunds, book: TicketBook): number {
  if (form.amount === '') return 0;
  const most = amountAt(100, form, rules, funds, book);
  const share = compare(most, '0') === 0 ? null : div(form.amount, most);
  return share === null ? 0 : Math.min(100, Math.round(Number(share) * 100));
}

/** What the exchange holds an order against, as far as this screen knows it. */
export function momentOf(side: SpotOrderForm['side'], last: string, book: TicketBook, decimals: number): SpotMoment {
  const ticks = (price: string | undefined) => (price ? cutToScaled(price, decimals) : undefined);
  // "0" stands for a pair that has never traded.
  return { last: ticks(last) || undefined, first: ticks((side === 'buy' ? book.asks : book.bids)[0]?.[0]) };
}

/** An order is sent only where the account can pay for it; `balanceBand` where it could, were it not for what is held beyond. */
export const fundsRule =
  (rules: TicketRules, funds: TicketFunds, book: TicketBook) =>
  (order: SpotOrderForm): Problem<'amount', FundsKey> | null => {
    if (compare(order.amount, amountAt(100, order, rules, funds, book)) <= 0) return null;
    const [coin, available] = order.side === 'buy' ? [rules.quote, funds.quote] : [rules.base, funds.base];
    const total = holdsBand(order) ? totalOf(order, book) : null;
    return total !== null && compare(total, available) <= 0
      ? { field: 'amount', key: 'balanceBand', values: { coin, available } }
      : { field: 'amount', key: 'balance', values: { coin, available } };
  };

/** How far a limit price is from the last price, as a share; "0" where there is none to compare with. */
export function distance(price: string, last: string): string {
  const ratio = compare(last, '0') > 0 ? div(price, last) : null;
  if (ratio === null) return '0';
  const gap = add(ratio, '-1');
  return gap.startsWith('-') ? gap.slice(1) : gap;
}
