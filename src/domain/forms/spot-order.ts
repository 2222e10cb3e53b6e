import { decimalText } from '../decimal-text.ts';
import { formatAmount } from '../number.ts';
import { fromScaled, toScaled } from '../scaled.ts';
import type { Problem } from './form.ts';

/** A spot order as it is typed or asked for; prices and amounts in decimal text, '' where nothing stands. */
export interface SpotOrderForm {
  readonly side: 'buy' | 'sell';
  readonly type: 'limit' | 'market';
  /** Of a limit order. */
  readonly price: string;
  readonly amount: string;
}

/** What a pair asks of an order (readings G6, G9). */
export interface SpotTerms {
  /** "BTC/USDT", and the names of its coins. */
  readonly pair: string;
  readonly base: string;
  readonly quote: string;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly minAmount: string;
  readonly minValue: string;
}

/** The market of this moment, in units of 10^-priceDecimals; undefined where there is no such price. */
export interface SpotMoment {
  readonly last: bigint | undefined;
  /** The best price of the other side, which a market order meets first. */
  readonly first: bigint | undefined;
}

/** Keys below `error.` of locales/<lang>/spot.json, and below `refusal.spot.` of exchange.json. */
export type SpotKey =
  | 'priceRequired'
  | 'priceDecimals'
  | 'priceTooHigh'
  | 'priceTooLow'
  | 'amountRequired'
  | 'amountDecimals'
  | 'amountTooSmall'
  | 'emptyBook'
  | 'valueTooSmall'
  | 'valueTooLarge';

type SpotProblem = Problem<'price' | 'amount', SpotKey>;

/** An order in ticks and lots, or what is wrong with it. A market order has the first price that it meets. */
type MeasuredOrder =
  | { readonly problem: SpotProblem }
  | { readonly problem: null; readonly price: bigint; readonly amount: bigint };

/** A limit this many times off the last price, to the user's own harm, is a slip of the finger. */
const SLIP_FACTOR = 10n;
/** Prices beyond this factor serve nothing and would overflow the ledger's columns. */
export const FAR_FACTOR = 1000n;
/** The most that one order may be worth, in the quote coin. */
const MAX_VALUE = 10n ** 12n;

const wrong = (field: 'price' | 'amount', key: SpotKey, values: SpotProblem['values'] = {}): SpotProblem => ({
  field,
  key,
  values,
});
const trimmed = (text: string, decimals: number): string => formatAmount(text, decimals, { trim: true });

/** Holds an order against the pair's terms and the market of this moment; the first thing wrong from the top of the ticket down. */
export function measureOrder(order: SpotOrderForm, terms: SpotTerms, moment: SpotMoment): MeasuredOrder {
  const price = order.type === 'limit' ? ticks(order, terms, moment.last) : moment.first;
  if (typeof price === 'object') return { problem: price };
  const amount = lots(order.amount, terms);
  if (typeof amount === 'object') return { problem: amount };
  if (price === undefined) return { problem: wrong('amount', 'emptyBook', { pair: terms.pair }) };
  const problem = valueProblem(price * amount, terms);
  return problem ? { problem } : { problem: null, price, amount };
}

/** A limit price in ticks. */
function ticks({ side, price: typed }: SpotOrderForm, terms: SpotTerms, last: bigint | undefined) {
  const { quote: coin, priceDecimals: decimals } = terms;
  const text = decimalText(typed);
  if (text === null || text === '0') return wrong('price', 'priceRequired');
  const price = toScaled(text, decimals);
  if (price === null) return wrong('price', 'priceDecimals', { count: decimals, pair: terms.pair });
  if (last === undefined) return price;
  const most = last * (side === 'buy' ? SLIP_FACTOR : FAR_FACTOR);
  const least = side === 'sell' ? last / SLIP_FACTOR : 0n;
  const figure = (bound: bigint) => trimmed(fromScaled(bound, decimals), decimals);
  if (price > most) return wrong('price', 'priceTooHigh', { max: figure(most), coin });
  return price < least ? wrong('price', 'priceTooLow', { min: figure(least), coin }) : price;
}

/** An amount in lots. */
function lots(typed: string, { base: coin, amountDecimals: decimals, minAmount }: SpotTerms) {
  const text = decimalText(typed);
  if (text === null || text === '0') return wrong('amount', 'amountRequired');
  const amount = toScaled(text, decimals);
  if (amount === null) return wrong('amount', 'amountDecimals', { count: decimals, coin });
  const least = toScaled(minAmount, decimals);
  return least !== null && amount < least
    ? wrong('amount', 'amountTooSmall', { min: trimmed(minAmount, decimals), coin })
    : amount;
}

/** `value` in units of 10^-(priceDecimals + amountDecimals). */
function valueProblem(value: bigint, terms: SpotTerms): SpotProblem | null {
  const { quote: coin, priceDecimals, amountDecimals, minValue } = terms;
  const decimals = priceDecimals + amountDecimals;
  const least = toScaled(minValue, decimals);
  if (least !== null && value < least)
    return wrong('amount', 'valueTooSmall', { min: trimmed(minValue, priceDecimals), coin });
  return value > MAX_VALUE * 10n ** BigInt(decimals)
    ? wrong('amount', 'valueTooLarge', { max: formatAmount(MAX_VALUE.toString(), 0), coin })
    : null;
}
