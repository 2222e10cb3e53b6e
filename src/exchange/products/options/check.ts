import { stakeProblem } from '../../../domain/forms/option-order.ts';
import type { OptionDirection } from '../../../domain/options.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { MarketData } from '../../market-data/port.ts';
import { marketClosed, marketHalted } from '../../matching/market-closed.ts';
import { Refusal } from '../../platform/refusal.ts';
import { STAKE, STALE_MS, TERMS, type Term } from './terms.ts';

/** An option as asked for. */
export interface OptionRequest {
  readonly instrument: number;
  readonly coin: number;
  readonly direction: OptionDirection;
  readonly seconds: number;
  /** Decimal text. */
  readonly stake: string;
}

/** What was asked for, as it is offered. */
export interface CheckedOption {
  readonly instrument: Instrument;
  readonly term: Term;
}

/** Holds what is asked for against what is offered; refuses with a sentence that names the limit. */
export function checkOffer({ instruments }: MarketData, request: OptionRequest): CheckedOption {
  const { instrument: id, coin, seconds, stake } = request;
  const instrument = instruments.find((one) => one.id === id && one.quote.id === coin);
  if (!instrument) throw new Refusal('options.pairUnknown');
  const term = TERMS.find((one) => one.seconds === seconds);
  if (!term) throw new Refusal('options.termUnknown').at('seconds');
  const problem = stakeProblem(stake, { coin: instrument.quote.name, ...STAKE });
  if (problem) throw new Refusal(`options.${problem.key}`, { ...problem.values }).at(problem.field);
  return { instrument, term };
}

/**
 * Holds it against the market of this moment: it is open until the option has expired, and its price comes. Gives the moment that
 * counts as that of its acceptance, unix ms: always after the newest tick that was published, also where a machine's clock was set back.
 */
export function acceptedAt(markets: MarketData, { instrument, term }: CheckedOption, now: number): number {
  const { symbol, base, quote } = instrument;
  const pair = `${base.name}/${quote.name}`;
  const { isOpen, next, isHalted } = markets.session(symbol);
  if (isHalted) throw marketHalted(instrument);
  if (!isOpen) throw marketClosed(instrument, next);
  const tick = markets.ticks.latest(symbol);
  if (!tick || now - tick.at > STALE_MS) throw new Refusal('options.priceStale', { pair });
  const at = Math.max(now, tick.at + 1);
  if (next !== null && next <= at + term.seconds * 1000)
    throw new Refusal('options.closesFirst', { pair, time: next }).at('seconds');
  return at;
}
