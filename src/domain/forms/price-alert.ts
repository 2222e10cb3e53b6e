import * as z from 'zod/mini';
import { decimalText } from '../decimal-text.ts';
import { formatAmount } from '../number.ts';
import { fromScaled, toScaled } from '../scaled.ts';
import { formSchema, type Problem } from './form.ts';

const ALERT = { level: z.string(), note: z.string() };

/** A price alert as it is typed; the level in decimal text, '' where nothing stands. */
export type AlertForm = z.output<z.ZodMiniObject<typeof ALERT>>;
/** Which way the price has to come: up to the level, or down to it. */
export type AlertDirection = 'rise' | 'fall';

/** What a pair asks of an alert, with the last price of this moment in units of 10^-priceDecimals. */
export interface AlertTerms {
  /** "BTC/USDT", and the coin that its price is in. */
  readonly pair: string;
  readonly quote: string;
  readonly priceDecimals: number;
  readonly last: bigint;
}

/** Keys below `error.` of locales/<lang>/alerts.json, and below `refusal.alerts.` of exchange.json. */
export type AlertKey =
  | 'levelRequired'
  | 'levelDecimals'
  | 'levelReached'
  | 'levelTooHigh'
  | 'levelTooLow'
  | 'noteTooLong';

/** Characters of a note. */
export const NOTE_LENGTH = 80;
/** Alerts that a user may have waiting. */
export const MOST_ALERTS = 50;
/** A level this many times off the last price is a slip of the finger. */
const FAR = 10n;

type AlertProblem = Problem<keyof AlertForm, AlertKey>;
type Measured = { readonly problem: AlertProblem } | { readonly problem: null; readonly level: bigint };

const wrong = (field: AlertProblem['field'], key: AlertKey, values: AlertProblem['values'] = {}) => ({
  problem: { field, key, values },
});

/** Which way the last price has to come to reach a level; null where it stands there. */
export const directionTo = (level: bigint, last: bigint): AlertDirection | null =>
  level === last ? null : level > last ? 'rise' : 'fall';

/** Whether a price has reached a level that is waited for. */
export const isReached = (direction: AlertDirection, level: bigint, price: bigint): boolean =>
  direction === 'rise' ? price >= level : price <= level;

/** Holds an alert against its pair and the last price; the first thing wrong. Without a direction it is told from the level. */
export function measureAlert(
  { level: typed, note }: AlertForm,
  { pair, quote: coin, priceDecimals: count, last }: AlertTerms,
  given?: AlertDirection,
): Measured {
  const text = decimalText(typed);
  if (text === null || text === '0') return wrong('level', 'levelRequired');
  const level = toScaled(text, count);
  if (level === null) return wrong('level', 'levelDecimals', { count, pair });
  const figure = (ticks: bigint) => formatAmount(fromScaled(ticks, count), count, { trim: true });
  const direction = given ?? directionTo(level, last);
  if (direction === null || isReached(direction, level, last))
    return wrong('level', 'levelReached', { price: figure(last), coin });
  const [least, most] = [(last + FAR - 1n) / FAR, last * FAR];
  if (level > most) return wrong('level', 'levelTooHigh', { max: figure(most), coin });
  if (level < least) return wrong('level', 'levelTooLow', { min: figure(least), coin });
  if ([...note.trim()].length > NOTE_LENGTH) return wrong('note', 'noteTooLong', { count: NOTE_LENGTH });
  return { problem: null, level };
}

/** The schema of the sheet of a pair's alerts. */
export const priceAlertForm = (terms: AlertTerms) =>
  formSchema<typeof ALERT, AlertKey>(ALERT, (form) => measureAlert(form, terms).problem);
