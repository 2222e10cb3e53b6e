import { feeOf } from '../../../domain/fee.ts';
import { exitsProblem, futuresProblem } from '../../../domain/forms/futures-order.ts';
import { type FuturesDirection, marginOf, notionalOf, sizeOf } from '../../../domain/futures/amounts.ts';
import type { FuturesTerms } from '../../../domain/futures/terms.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { MarketData } from '../../market-data/port.ts';
import { pricesOf } from '../../market-data/ticks/tick.ts';
import { marketClosed, marketHalted } from '../../matching/market-closed.ts';
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

/** Prices of the newest tick of a pair that is traded now; refuses where its market is closed or halted, or it has no price just now. */
export function pricesNow(markets: MarketData, instrument: Instrument, now: number) {
  const { isOpen, next, isHalted } = markets.session(instrument.symbol);
  if (isHalted) throw marketHalted(instrument);
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
  const { lots, multiple, limit } = request;
  if (!terms.multiples.includes(multiple)) throw new Refusal('futures.multipleUnknown').at('multiple');
  const moment = { index: prices.index, exitOn: prices[request.exitOn] };
  refuse(futuresProblem({ ...request, lots: String(lots) }, { ...terms, ...priceTerms(instrument) }, moment));
  const reference = limit ?? prices.index;
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
export const checkExits = (
  instrument: Instrument,
  direction: FuturesDirection,
  exits: Pick<AskedExits, 'takeProfit' | 'stopLoss'>,
  prices: readonly string[],
): void => refuse(exitsProblem(direction, exits, prices, priceTerms(instrument)));

const priceTerms = (instrument: Instrument) => ({
  pair: pairOf(instrument),
  priceDecimals: instrument.priceDecimals,
});

/** Refuses what the ticket would have said, at its field. */
function refuse(problem: ReturnType<typeof futuresProblem>): void {
  if (!problem) return;
  const { key, field, values = {} } = problem;
  throw new Refusal(key === 'priceDecimals' ? 'spot.priceDecimals' : `futures.${key}`, values).at(field);
}
