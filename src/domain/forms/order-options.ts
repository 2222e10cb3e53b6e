import { decimalText } from '../decimal-text.ts';
import { formatAmount } from '../number.ts';
import { fromScaled, toScaled } from '../scaled.ts';
import type { Problem } from './form.ts';
import { FAR_FACTOR, type SpotOrderForm, type SpotTerms } from './spot-order.ts';

/** How long an order may wait: until it is cancelled, not at all, or not at all and whole. */
export type TimeInForce = 'gtc' | 'ioc' | 'fok';
/** The price of a tick that a stop is held against (readings H1). */
export type StopBy = 'mark' | 'last';

/** The options of an order (readings H7), as they are typed or asked for. */
export interface OrderOptionsForm {
  /** '' where nothing is chosen. */
  readonly timeInForce: TimeInForce | '';
  readonly postOnly: boolean;
  /** In decimal text, '' without one. */
  readonly stop: string;
  /** '' where nothing is chosen: the mark. */
  readonly stopBy: StopBy | '';
}

/** Keys below `refusal.spot.` of exchange.json. */
export type OptionKey =
  | 'marketCannotWait'
  | 'postOnlyNeedsLimit'
  | 'postOnlyMustWait'
  | 'postOnlyNoStop'
  | 'stopNeedsLimit'
  | 'stopRequired'
  | 'stopDecimals'
  | 'stopTooFar'
  | 'stopNotAboveMark'
  | 'stopNotAboveLast'
  | 'stopNotBelowMark'
  | 'stopNotBelowLast';

type OptionProblem = Problem<keyof OrderOptionsForm, OptionKey>;

/** What an order is to do beyond its price and amount, with its stop in ticks, or what is wrong with that. */
type MeasuredOptions =
  | { readonly problem: OptionProblem }
  | {
      readonly problem: null;
      readonly execution: TimeInForce | 'postOnly';
      readonly stop: { readonly price: bigint; readonly by: StopBy } | null;
    };

const wrong = <Field extends keyof OrderOptionsForm, Key extends OptionKey>(
  field: Field,
  key: Key,
  values: OptionProblem['values'] = {},
): { readonly problem: Problem<Field, Key> } => ({ problem: { field, key, values } });

/** Holds the options of an order against its kind and the prices of the newest tick, in units of 10^-priceDecimals; the first thing wrong. */
export function measureOptions(
  { side, type }: Pick<SpotOrderForm, 'side' | 'type'>,
  { timeInForce, postOnly, stop, stopBy }: OrderOptionsForm,
  terms: Pick<SpotTerms, 'pair' | 'quote' | 'priceDecimals'>,
  tick: Readonly<Record<StopBy, bigint>> | undefined,
): MeasuredOptions {
  const isMarket = type === 'market';
  if (isMarket && timeInForce === 'gtc') return wrong('timeInForce', 'marketCannotWait');
  if (postOnly && isMarket) return wrong('postOnly', 'postOnlyNeedsLimit');
  if (postOnly && (timeInForce === 'ioc' || timeInForce === 'fok')) return wrong('postOnly', 'postOnlyMustWait');
  const execution = postOnly ? 'postOnly' : timeInForce || 'gtc';
  if (stop === '') return stopBy === '' ? { problem: null, execution, stop: null } : wrong('stop', 'stopRequired');
  if (isMarket) return wrong('stop', 'stopNeedsLimit');
  if (postOnly) return wrong('postOnly', 'postOnlyNoStop');
  const by = stopBy || 'mark';
  const price = stopTicks(stop, terms);
  if (typeof price === 'object') return price;
  return stopProblem(side, { price, by }, terms, tick?.[by]) ?? { problem: null, execution, stop: { price, by } };
}

/** A typed stop price in ticks, or what is wrong with it by itself. */
export function stopTicks(typed: string, { pair, priceDecimals: count }: Pick<SpotTerms, 'pair' | 'priceDecimals'>) {
  const text = decimalText(typed);
  if (text === null || text === '0') return wrong('stop', 'stopRequired');
  return toScaled(text, count) ?? wrong('stop', 'stopDecimals', { count, pair });
}

/** A stop waits for a price that is yet to come: above the market for a buy, below it for a sell. */
function stopProblem(
  side: SpotOrderForm['side'],
  { price, by }: { readonly price: bigint; readonly by: StopBy },
  { quote: coin, priceDecimals }: Pick<SpotTerms, 'quote' | 'priceDecimals'>,
  now: bigint | undefined,
) {
  if (now === undefined) return null;
  const figure = (ticks: bigint) => formatAmount(fromScaled(ticks, priceDecimals), priceDecimals, { trim: true });
  if (price > now * FAR_FACTOR) return wrong('stop', 'stopTooFar', { max: figure(now * FAR_FACTOR), coin });
  if (side === 'buy' ? price > now : price < now) return null;
  const where = side === 'buy' ? 'Above' : 'Below';
  return wrong('stop', `stopNot${where}${by === 'mark' ? 'Mark' : 'Last'}`, { price: figure(now), coin });
}
