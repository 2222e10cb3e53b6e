import { MARKET_ORDER_BAND } from '../../../domain/constants.ts';
import { feeOf } from '../../../domain/fee.ts';
import { add, compare, div, floorTo, type Level, maxSpend, mul, type Walk, walkBook } from '../../../domain/money.ts';

export type TicketSide = 'buy' | 'sell';
export type TicketType = 'limit' | 'market';

/** What the user has typed; '' where nothing stands. */
export interface TicketForm {
  readonly side: TicketSide;
  readonly type: TicketType;
  readonly price: string;
  readonly amount: string;
}

/** What the pair asks of an order (readings G6, G9). */
export interface TicketRules {
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly minAmount: string;
  readonly minValue: string;
  /** Fraction, taken from the coin received. */
  readonly feeRate: string;
}

/** The two sides of the book, best first; as much as the screen has. */
export interface TicketBook {
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
}

export interface TicketFunds {
  /** Available in the quote coin and in the base coin. */
  readonly quote: string;
  readonly base: string;
}

/** Scale at which fees are booked. */
const FEE_SCALE = 8;

const stepOf = (decimals: number): string => (decimals === 0 ? '1' : `0.${'0'.repeat(decimals - 1)}1`);

const opposite = (form: TicketForm, book: TicketBook): readonly Level[] =>
  form.side === 'buy' ? book.asks : book.bids;

/** What a market order would meet, to the band of readings G7; null for limit orders and without an amount. */
export function walkOf(form: TicketForm, book: TicketBook): Walk | null {
  return form.type === 'market' && form.amount !== ''
    ? walkBook(opposite(form, book), form.amount, MARKET_ORDER_BAND)
    : null;
}

/** The price that counts for the total: the typed one, or the average of the book. */
export function priceOf(form: TicketForm, book: TicketBook): string | null {
  if (form.type === 'limit') return form.price === '' ? null : form.price;
  return walkOf(form, book)?.average ?? opposite(form, book)[0]?.[0] ?? null;
}

/** Value of the order in the quote coin; null until price and amount are known. */
export function totalOf(form: TicketForm, book: TicketBook): string | null {
  const price = priceOf(form, book);
  return price === null || form.amount === '' ? null : mul(price, form.amount);
}

/** The fee in the coin received. */
export function feeOfOrder(form: TicketForm, rules: TicketRules, book: TicketBook): string | null {
  const received = form.side === 'buy' ? form.amount || null : totalOf(form, book);
  return received === null ? null : feeOf(received, rules.feeRate, FEE_SCALE);
}

/**
 * The greatest amount that the funds pay for at `percent` of them (readings E21). A market buy is priced at the end of
 * the band, because that is what the exchange freezes for the worst case.
 */
export function amountAt(
  percent: number,
  form: TicketForm,
  rules: TicketRules,
  funds: TicketFunds,
  book: TicketBook,
): string {
  const step = stepOf(rules.amountDecimals);
  if (form.side === 'sell') return maxSpend(funds.base, { step, percent });
  const best = book.asks[0]?.[0];
  const price = form.type === 'limit' ? form.price : best === undefined ? '' : mul(best, add('1', MARKET_ORDER_BAND));
  return price === '' ? '0' : maxSpend(funds.quote, { step, price, percent });
}

/** The amount that a typed total buys at the price of the form. */
export function amountFor(total: string, form: TicketForm, rules: TicketRules, book: TicketBook): string {
  const price = priceOf(form, book);
  const amount = price === null ? null : div(total, price);
  return amount === null ? '' : floorTo(amount, rules.amountDecimals);
}

/** Which share of the funds the order uses, 0 to 100 in whole percents: where the ruler stands. */
export function percentOf(form: TicketForm, rules: TicketRules, funds: TicketFunds, book: TicketBook): number {
  if (form.amount === '') return 0;
  const most = amountAt(100, form, rules, funds, book);
  const share = compare(most, '0') === 0 ? null : div(form.amount, most);
  return share === null ? 0 : Math.min(100, Math.round(Number(share) * 100));
}

export type TicketProblem = 'price' | 'amount' | 'minAmount' | 'minValue' | 'balance' | 'emptyBook';

/** The first thing wrong at each field, as a key below `error.` of locales/<lang>/spot.json. */
export function problemsOf(
  form: TicketForm,
  rules: TicketRules,
  funds: TicketFunds,
  book: TicketBook,
): { price?: TicketProblem; amount?: TicketProblem } {
  const problems: { price?: TicketProblem; amount?: TicketProblem } = {};
  if (form.type === 'limit' && (form.price === '' || compare(form.price, '0') <= 0)) problems.price = 'price';
  if (form.amount === '' || compare(form.amount, '0') <= 0) return { ...problems, amount: 'amount' };
  if (form.type === 'market' && opposite(form, book).length === 0) return { ...problems, amount: 'emptyBook' };
  if (compare(form.amount, rules.minAmount) < 0) return { ...problems, amount: 'minAmount' };
  const total = totalOf(form, book);
  if (total !== null && compare(total, rules.minValue) < 0) return { ...problems, amount: 'minValue' };
  if (problems.price === undefined && compare(form.amount, amountAt(100, form, rules, funds, book)) > 0)
    problems.amount = 'balance';
  return problems;
}

/** How far a limit price is from the last price, as a share; "0" where there is none to compare with. */
export function distance(price: string, last: string): string {
  const ratio = compare(last, '0') > 0 ? div(price, last) : null;
  if (ratio === null) return '0';
  const gap = add(ratio, '-1');
  return gap.startsWith('-') ? gap.slice(1) : gap;
}
