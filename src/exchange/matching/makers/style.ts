import type { InstrumentSeed } from '../../assets/instruments.ts';
import { tradeRate } from '../../market-data/synthetic/price-path.ts';

/** How the makers quote a symbol: the livelier it is, the tighter and the faster. */
export interface QuoteStyle {
  /** Ms between two quote cycles. */
  readonly interval: number;
  /** Levels a side. */
  readonly levels: number;
  /** Distance of the best quotes from the reference, as a share of the price. */
  readonly halfSpread: number;
  /** Mean distance of two levels near the best ones, as a share of the price. */
  readonly gap: number;
  /** Mean size of a level near the best ones, in lots. */
  readonly levelLots: number;
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const BASIS_POINT = 1e-4;

export function styleOf({ reference, amountDecimals }: InstrumentSeed): QuoteStyle {
  const { price, turnover } = reference;
  const rate = tradeRate(turnover);
  const tradeValue = turnover / 86_400 / rate;
  return {
    interval: clamp(600 / rate, 250, 1000),
    levels: Math.round(clamp(20 + 4 * Math.log2(turnover / 10_000_000), 20, 40)),
    halfSpread: BASIS_POINT * clamp(0.2 * (1e9 / turnover) ** 0.35, 0.12, 2),
    gap: BASIS_POINT * clamp(0.5 * (1e9 / turnover) ** 0.3, 0.35, 3),
    levelLots: Math.max(1, (3 * tradeValue * 10 ** amountDecimals) / price),
  };
}
