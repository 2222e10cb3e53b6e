import * as z from 'zod/mini';
import { decimalsOf, decimalText } from '../decimal-text.ts';
import type { FuturesDirection } from '../futures/amounts.ts';
import { isLimitSide, wrongExit } from '../futures/prices.ts';
import type { FuturesTerms } from '../futures/terms.ts';
import { compareDecimal } from '../number.ts';
import { formSchema, type Problem, type Rule } from './form.ts';

/** A futures order as it is typed or asked for: lots in whole numbers, prices in decimal text, '' or null where nothing stands. */
export interface FuturesOrder {
  readonly direction: FuturesDirection;
  readonly lots: string;
  /** Null at market. */
  readonly limit: string | null;
  readonly takeProfit: string | null;
  readonly stopLoss: string | null;
}

/** What a pair asks of an order. */
export interface FuturesOrderTerms extends Pick<FuturesTerms, 'minLots' | 'maxLots'> {
  /** "BTC/USDT". */
  readonly pair: string;
  readonly priceDecimals: number;
}

/** The prices of this moment: the index, which opens, and the one that exits are held on. */
export interface FuturesMoment {
  readonly index: string;
  readonly exitOn: string;
}

export type FuturesField = 'price' | 'lots' | 'takeProfit' | 'stopLoss';

/** Keys below `refusal.futures.` of exchange.json, but for the decimals, which stand below `refusal.spot.`; and below `error.` of futures.json. */
export type FuturesKey =
  | 'priceDecimals'
  | 'lotsTooFew'
  | 'lotsTooMany'
  | 'limitTooHigh'
  | 'limitTooLow'
  | 'takeProfitTooLow'
  | 'takeProfitTooHigh'
  | 'stopLossTooHigh'
  | 'stopLossTooLow';

type FuturesProblem = Problem<FuturesField, FuturesKey>;

const wrong = (field: FuturesField, key: FuturesKey, values: FuturesProblem['values'] = {}): FuturesProblem => ({
  field,
  key,
  values,
});

/** Holds an order against what the pair asks and the prices of this moment: the first thing wrong from the top of the ticket down. */
export function futuresProblem(
  order: FuturesOrder,
  terms: FuturesOrderTerms,
  { index, exitOn }: FuturesMoment,
): FuturesProblem | null {
  const { direction, limit } = order;
  const lots = Number(order.lots);
  if (limit !== null) {
    const price = decimalsProblem('price', limit, terms);
    if (price) return price;
    if (!isLimitSide(direction, limit, index))
      return wrong('price', direction === 'long' ? 'limitTooHigh' : 'limitTooLow', { price: index });
  }
  if (lots < terms.minLots) return wrong('lots', 'lotsTooFew', { min: terms.minLots });
  if (lots > terms.maxLots) return wrong('lots', 'lotsTooMany', { max: terms.maxLots });
  return exitsProblem(direction, order, limit === null ? [index, exitOn] : [limit], terms);
}

/** Holds exits against the decimals of the pair and the prices that they have to lie beyond. */
export function exitsProblem(
  direction: FuturesDirection,
  exits: Pick<FuturesOrder, 'takeProfit' | 'stopLoss'>,
  prices: readonly string[],
  terms: Pick<FuturesOrderTerms, 'pair' | 'priceDecimals'>,
): FuturesProblem | null {
  for (const field of ['takeProfit', 'stopLoss'] as const) {
    const level = exits[field];
    const problem = level === null ? null : decimalsProblem(field, level, terms);
    if (problem) return problem;
  }
  const field = wrongExit(direction, exits, prices);
  if (!field) return null;
  const isAbove = (field === 'takeProfit') === (direction === 'long');
  const sorted = [...prices].sort(compareDecimal);
  return wrong(field, `${field}${isAbove ? 'TooLow' : 'TooHigh'}`, {
    price: (isAbove ? sorted.at(-1) : sorted[0]) ?? '',
  });
}

const decimalsProblem = (
  field: FuturesField,
  price: string,
  { pair, priceDecimals: count }: Pick<FuturesOrderTerms, 'pair' | 'priceDecimals'>,
): FuturesProblem | null => (decimalsOf(price) > count ? wrong(field, 'priceDecimals', { count, pair }) : null);

const TICKET = {
  direction: z.enum(['long', 'short']),
  type: z.enum(['market', 'limit']),
  multiple: z.string(),
  price: z.string(),
  lots: z.string(),
  /** Whether exits stand in the ticket. */
  hasExits: z.boolean(),
  takeProfit: z.string(),
  stopLoss: z.string(),
};

export type FuturesTicketForm = z.output<z.ZodMiniObject<typeof TICKET>>;

/** A level as it is typed; null where none stands. */
export const typedLevel = (text: string): string | null => {
  const level = decimalText(text);
  return level === null || level === '0' ? null : level;
};

/** The order that stands in a ticket. */
export const orderOf = (form: FuturesTicketForm): FuturesOrder => ({
  direction: form.direction,
  lots: decimalText(form.lots) ?? '0',
  limit: form.type === 'limit' ? (typedLevel(form.price) ?? '0') : null,
  takeProfit: form.hasExits ? typedLevel(form.takeProfit) : null,
  stopLoss: form.hasExits ? typedLevel(form.stopLoss) : null,
});

/** The schema of a ticket; `rules` are what only the app can tell before it sends, such as what the account can pay for. */
export const futuresTicketForm = <Key extends string>(
  terms: FuturesOrderTerms,
  moment: FuturesMoment,
  ...rules: readonly Rule<FuturesTicketForm, Key>[]
) =>
  formSchema<typeof TICKET, FuturesKey | 'priceRequired' | 'lotsRequired' | Key>(
    TICKET,
    (form) => {
      const order = orderOf(form);
      if (order.limit === '0') return { field: 'price', key: 'priceRequired' };
      if (order.lots === '0') return { field: 'lots', key: 'lotsRequired' };
      return futuresProblem(order, terms, moment);
    },
    ...rules,
  );
