import * as z from 'zod/mini';
import { decimalText } from '../decimal-text.ts';
import { formatAmount } from '../number.ts';
import { fromScaled, toScaled } from '../scaled.ts';
import { formSchema, type Problem, type Rule } from './form.ts';
import { stopTicks } from './order-options.ts';
import { measureOrder, type SpotKey, type SpotMoment, type SpotOrderForm, type SpotTerms } from './spot-order.ts';

/** What a limit order may do beside waiting until it is cancelled (readings H7): a ticket has one of them at most. */
export const LIMIT_KINDS = ['stop', 'postOnly', 'ioc', 'fok'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

const TICKET = {
  side: z.enum(['buy', 'sell']),
  type: z.enum(['limit', 'market']),
  /** '' for one without options. */
  kind: z.enum(['', ...LIMIT_KINDS]),
  /** The price that brings a stop to the book. */
  stop: z.string(),
  price: z.string(),
  amount: z.string(),
  /** While it is typed; '' where it follows from price and amount. */
  total: z.string(),
};

/** Keys below `error.` of locales/<lang>/spot.json: what is wrong with a stop price. */
export type StopKey = 'stopRequired' | 'stopDecimals';

/** A ticket as it is typed: the order, and what it is to do. */
export type SpotTicketForm = z.output<z.ZodMiniObject<typeof TICKET>>;

/** The schema of a ticket, with what only the app can tell before it sends, such as what the account can pay for. */
export const spotTicketForm = <Key extends string>(
  terms: SpotTerms,
  momentOf: (side: SpotOrderForm['side']) => SpotMoment,
  ...rules: readonly Rule<SpotTicketForm, Key>[]
) =>
  formSchema<typeof TICKET, SpotKey | StopKey | Key>(
    TICKET,
    (order) =>
      stopProblem(order, terms) ?? tooLittle(order, terms) ?? measureOrder(order, terms, momentOf(order.side)).problem,
    ...rules,
  );

/** What is wrong with a typed stop price by itself; on which side of the market it lies the exchange says, which has the tick. */
function stopProblem({ kind, stop }: SpotTicketForm, terms: SpotTerms): Problem<'stop', StopKey> | null {
  const measured = kind === 'stop' ? stopTicks(stop, terms) : null;
  return typeof measured === 'object' ? (measured?.problem ?? null) : null;
}

/** A typed total that does not pay for one lot: the least amount is named, and not that an amount is missing. */
function tooLittle(
  { amount, total }: { readonly amount: string; readonly total: string },
  { base: coin, amountDecimals, minAmount }: SpotTerms,
): Problem<'amount', SpotKey> | null {
  if (total === '' || decimalText(amount) !== '0') return null;
  const least = toScaled(minAmount, amountDecimals) || 1n;
  const min = formatAmount(fromScaled(least, amountDecimals), amountDecimals, { trim: true });
  return { field: 'amount', key: 'amountTooSmall', values: { min, coin } };
}
