import type { Instrument } from '../../assets/instrument.ts';
import type { Depth } from '../../market-data/port.ts';
import type { DepthStep } from './topic.ts';

type Level = readonly [number, number];
type Scale = Pick<Instrument, 'priceDecimals' | 'amountDecimals'>;

/** Levels of step0, and of the aggregated steps (htx-protocol.md section 4). */
export const STEP_LEVELS = { raw: 150, aggregated: 20 } as const;

/** Levels of the book that a step is made from: raw ones as they are, for the aggregated more than any book here has. */
export const sourceLevels = (step: DepthStep): number => (step === 0 ? STEP_LEVELS.raw : 2000);

/** Levels of one side in steps of precision x 10^step; bids round down and asks up, so that no price looks better than it is. */
export function aggregate(
  levels: readonly Level[],
  step: DepthStep,
  instrument: Scale,
  round: 'down' | 'up',
  limit: number,
): Level[] {
  const priceScale = 10 ** instrument.priceDecimals;
  const sizeScale = 10 ** instrument.amountDecimals;
  const width = 10 ** step;
  const result: Level[] = [];
  let bucket = Number.NaN;
  let size = 0;
  const flush = () => {
    if (!Number.isNaN(bucket)) result.push([(bucket * width) / priceScale, size / sizeScale]);
  };
  for (const [price, amount] of levels) {
    const steps = Math.round(price * priceScale) / width;
    const own = round === 'down' ? Math.floor(steps) : Math.ceil(steps);
    if (own !== bucket) {
      flush();
      if (result.length === limit) return result;
      bucket = own;
      size = 0;
    }
    size += Math.round(amount * sizeScale);
  }
  flush();
  return result;
}

/** The depth topic's tick: raw for step0, aggregated for the others. */
export function depthTick(
  depth: Depth,
  step: DepthStep,
  instrument: Scale,
  limit: number = step === 0 ? STEP_LEVELS.raw : STEP_LEVELS.aggregated,
) {
  const { version, ts } = depth;
  if (step === 0) return { bids: depth.bids.slice(0, limit), asks: depth.asks.slice(0, limit), version, ts };
  return {
    bids: aggregate(depth.bids, step, instrument, 'down', limit),
    asks: aggregate(depth.asks, step, instrument, 'up', limit),
    version,
    ts,
  };
}
