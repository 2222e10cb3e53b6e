import { extent } from '../../paint-number.ts';

/** Ticks of a ruler of prices. */
export const PRICE_TICKS = 84;
/** Room beyond the outermost prices, as a share of what lies between them. */
const MARGIN = 0.08;

/** The tick of each price; null where one of them is not known, or all are the same. */
export function pricePlaces(prices: readonly number[]): number[] | null {
  const { low, range } = extent(prices) ?? { low: 0, range: 0 };
  if (range <= 0 || !prices.every((price) => price > 0)) return null;
  const scale = (PRICE_TICKS - 1) / (1 + 2 * MARGIN);
  return prices.map((price) => Math.round(((price - low) / range + MARGIN) * scale));
}
