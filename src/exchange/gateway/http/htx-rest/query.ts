import { PERIODS, type Period } from '../../../../contract/sockets.ts';
import type { Instrument } from '../../../assets/instrument.ts';
import type { MarketData } from '../../../market-data/port.ts';
import { DEPTH_STEPS, type DepthStep } from '../../htx/topic.ts';
import { InvalidParameter } from './envelope.ts';

/** A parsed query string; a repeated parameter is a list and counts as bad. */
export type Query = Readonly<Record<string, unknown>>;

/** Bounds and standards of `size` (htx-protocol.md section 5). */
export const SIZE = { kline: 2000, candles: 1000, trades: 2000, standard: 150 } as const;

/** The instrument that `symbol` names. */
export function symbolOf(query: Query, markets: MarketData): Instrument {
  const instrument = typeof query.symbol === 'string' ? markets.bySymbol(query.symbol) : undefined;
  if (!instrument) throw new InvalidParameter('invalid symbol');
  return instrument;
}

/** The candle period. */
export function periodOf({ period }: Query): Period {
  const known = PERIODS.find((one) => one === period);
  if (!known) throw new InvalidParameter('invalid period');
  return known;
}

/** The aggregation of a depth, step0 to step5. */
export function stepOf({ type }: Query): DepthStep {
  const step = DEPTH_STEPS.find((one) => `step${one}` === type);
  if (step === undefined) throw new InvalidParameter('invalid type');
  return step;
}

/** A whole number within bounds; the standard where absent. */
export function wholeOf<Standard extends number | undefined>(
  query: Query,
  name: string,
  standard: Standard,
  min: number,
  max: number,
): number | Standard {
  const value = query[name];
  if (value === undefined || value === '') return standard;
  const number = typeof value === 'string' && /^\d{1,12}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) throw new InvalidParameter(`invalid ${name}`);
  return number;
}

/** Levels of a depth that HTX offers. */
const DEPTHS = [5, 10, 20];

export function depthOf(query: Query): number | undefined {
  const depth = wholeOf(query, 'depth', undefined, 0, 1000);
  if (depth !== undefined && !DEPTHS.includes(depth)) throw new InvalidParameter('invalid depth');
  return depth;
}
