import { extent, paintPoints } from '../../paint-number.ts';

/** Height of the least tick, as a share of the strip. */
export const LOWEST = 0.1;

/**
 * Heights of the ticks as shares of the strip: the lowest value and a missing one have the least. Values that are all the same
 * stand in the middle, and beside missing ones at the least as well: a step from them would be a change that never was.
 */
export function tickHeights(points: readonly (number | null)[]): number[] {
  const known = paintPoints(points);
  const { low, range } = extent(known) ?? { low: 0, range: 0 };
  const level = known.length < points.length ? 0 : 0.5;
  const share = (point: number | null) => {
    if (point === null || !Number.isFinite(point)) return 0;
    return range > 0 ? (point - low) / range : level;
  };
  return points.map((point) => LOWEST + (1 - LOWEST) * share(point));
}
