import * as z from 'zod/mini';
import { formSchema, type Problem } from '../../src/domain/forms/form.ts';
import { div, mul } from '../../src/domain/money.ts';
import { compareDecimal, formatAmount } from '../../src/domain/number.ts';

export type Side = 'buy' | 'sell';
export type OrderType = 'limit' | 'market';

export interface TicketForm {
  readonly side: Side;
  readonly type: OrderType;
  readonly price: string;
  readonly amount: string;
}

/** What would be right, for each thing that may be wrong. */
export const TICKET_WORDS = {
  price: () => 'Enter a price',
  amount: () => 'Enter an amount',
  most: ({ side = '', most = '' }) => `You can ${side} ${most} BTC at most`,
} satisfies Record<string, (values: Record<string, string | number>) => string>;

export type TicketKey = keyof typeof TICKET_WORDS;

/** What the user holds, and the price of now. */
export const FUNDS = { USDT: '10003.92', BTC: '0.28413' } as const;
export const LAST_PRICE = '64218.5';
export const DECIMALS = { price: 1, amount: 4, fee: 8 } as const;
const FEE_RATE = '0.001';

export const priceOf = ({ type, price }: TicketForm): string => (type === 'market' ? LAST_PRICE : price);

/** The most that the balance allows at this price, in BTC. */
const mostOf = (form: TicketForm): string =>
  form.side === 'sell' ? FUNDS.BTC : (div(FUNDS.USDT, priceOf(form)) ?? '0');

const cut = (amount: string): string => formatAmount(amount, DECIMALS.amount, { trim: true }).replaceAll(',', '');

/** The amount that a share of the balance buys or sells. */
export const amountAt = (percent: number, form: TicketForm): string =>
  percent === 0 ? '' : cut(mul(mostOf(form), String(percent / 100)));

/** The share of the balance that the amount is; null where it is not known. */
export function percentOf(form: TicketForm): number | null {
  const share = form.amount === '' ? '0' : div(form.amount, mostOf(form));
  return share === null ? null : Number(share) * 100;
}

export const totalOf = (form: TicketForm): string | null =>
  form.amount === '' || priceOf(form) === '' ? null : mul(form.amount, priceOf(form));

/** The fee, in the coin that the order brings in. */
export function feeOf(form: TicketForm): string | null {
  const total = totalOf(form);
  return total === null ? null : mul(form.side === 'buy' ? form.amount : total, FEE_RATE);
}

/** From the top of the ticket down. */
export const ticketForm = formSchema(
  { side: z.enum(['buy', 'sell']), type: z.enum(['limit', 'market']), price: z.string(), amount: z.string() },
  (form): Problem<'price', TicketKey> | null => (priceOf(form) === '' ? { field: 'price', key: 'price' } : null),
  (form): Problem<'amount', TicketKey> | null => {
    if (form.amount === '') return { field: 'amount', key: 'amount' };
    const most = mostOf(form);
    return compareDecimal(form.amount, most) > 0
      ? { field: 'amount', key: 'most', values: { side: form.side, most: cut(most) } }
      : null;
  },
);
