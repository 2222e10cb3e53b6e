import { decimalsOf } from '../../../domain/decimal-text.ts';
import { feeOf } from '../../../domain/fee.ts';
import { type FuturesDirection, marginOf, notionalOf, sizeOf } from '../../../domain/futures/amounts.ts';
import { isLimitSide, wrongExit } from '../../../domain/futures/prices.ts';
import type { FuturesTerms } from '../../../domain/futures/terms.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { MarketData } from '../../market-data/port.ts';
import { pricesOf } from '../../market-data/ticks/tick.ts';
import { marketClosed } from '../../matching/market-closed.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { FuturesContext } from './context.ts';
import { STALE_MS } from './limits.ts';
import type { FuturesPosition } from './position.ts';

/** Exits as asked for. */
export type AskedExits = Pick<FuturesPosition, 'takeProfit' | 'stopLoss' | 'exitOn'>;

/** A position as asked for. */
export interface FuturesRequest extends AskedExits {
  readonly base: number;
  readonly quote: number;
  readonly direction: FuturesDirection;
  readonly lots: number;
  readonly multiple: number;
  /** Decimal text; null at market. */
  readonly limit: string | null;
}

/** What was asked for, as it is offered, and what is put up for it. */
export interface CheckedFutures {
  readonly instrument: Instrument;
  readonly terms: FuturesTerms;
  readonly reference: string;
  readonly notional: string;
  readonly margin: string;
  readonly fee: string;
}

export const pairOf = ({ base, quote }: Instrument): string => `${base.name}/${quote.name}`;

/** The pair of two coins and its terms; refuses one without. */
export async function pairWithTerms(
  { markets, futuresTerms }: Pick<FuturesContext, 'markets' | 'futuresTerms'>,
  base: number,
  quote: number,
): Promise<{ readonly instrument: Instrument; readonly terms: FuturesTerms }> {
  const instrument = markets.byCoins(base, quote);
  if (!instrument) throw new Refusal('futures.pairUnknown');
  const terms = (await futuresTerms.all()).get(instrument.id);
  if (!terms) throw new Refusal('futures.noFutures', { pair: pairOf(instrument) });
  return { instrument, terms };
}

/** Prices of the newest tick of a pair that is traded now; refuses where its market is closed or it has no price just now. */
export function pricesNow(markets: MarketData, instrument: Instrument, now: number) {
  const { isOpen, next } = markets.session(instrument.symbol);
  if (!isOpen) throw marketClosed(instrument, next);
  const tick = markets.ticks.latest(instrument.symbol);
  if (!tick || now - tick.at > STALE_MS) throw new Refusal('futures.priceStale', { pair: pairOf(instrument) });
  return { ...pricesOf(tick), tickAt: tick.at };
}

/** The moment that counts as that of its acceptance: always after the newest tick that was published, also where a machine's clock was set back. */
export const acceptedAt = (now: number, { tickAt }: { readonly tickAt: number }): number => Math.max(now, tickAt + 1);

/** Holds what is asked for against what is offered and against the newest prices; refuses with a sentence that names the limit. */
export function checkOffer(
  offered: Pick<CheckedFutures, 'instrument' | 'terms'>,
  request: FuturesRequest,
  prices: ReturnType<typeof pricesNow>,
  scale: number,
): CheckedFutures {
  const { instrument, terms } = offered;
  const { lots, multiple, limit, direction } = request;
  if (lots < terms.minLots) throw new Refusal('futures.lotsTooFew', { min: terms.minLots }).at('lots');
  if (lots > terms.maxLots) throw new Refusal('futures.lotsTooMany', { max: terms.maxLots }).at('lots');
  if (!terms.multiples.includes(multiple)) throw new Refusal('futures.multipleUnknown').at('multiple');
  if (limit !== null) {
    checkDecimals(instrument, limit, 'price');
    if (!isLimitSide(direction, limit, prices.index))
      throw new Refusal(direction === 'long' ? 'futures.limitTooHigh' : 'futures.limitTooLow', {
        price: prices.index,
      }).at('price');
  }
  const reference = limit ?? prices.index;
  checkExits(instrument, direction, request, limit === null ? [prices.index, prices[request.exitOn]] : [limit]);
  const notional = notionalOf(reference, sizeOf(lots, terms));
  return {
    ...offered,
    reference,
    notional,
    margin: marginOf(notional, multiple, scale),
    fee: feeOf(notional, terms.fee, scale),
  };
}

/** Holds exits against the decimals of the pair and the prices that they have to lie beyond. */
export function checkExits(
  instrument: Instrument,
  direction: FuturesDirection,
  exits: AskedExits,
  prices: readonly string[],
): void {
  for (const field of ['takeProfit', 'stopLoss'] as const) {
    const level = exits[field];
    if (level !== null) checkDecimals(instrument, level, field);
  }
  const wrong = wrongExit(direction, exits, prices);
  if (!wrong) return;
  const isAbove = (wrong === 'takeProfit') === (direction === 'long');
  const sorted = [...prices].sort((a, b) => Number(a) - Number(b));
  const price = (isAbove ? sorted.at(-1) : sorted[0]) ?? '';
  throw new Refusal(`futures.${wrong}${isAbove ? 'TooLow' : 'TooHigh'}`, { price }).at(wrong);
}

function checkDecimals(instrument: Instrument, price: string, field: string): void {
  const count = instrument.priceDecimals;
  if (decimalsOf(price) > count) throw new Refusal('spot.priceDecimals', { count, pair: pairOf(instrument) }).at(field);
}
