import { extent } from '../../paint-number.ts';

/** Height of the box that a course is drawn in; its width is one less than its points. */
export const SPARK_HEIGHT = 100;

/** Where each point stands in the box, the highest at the top; a flat course runs through the middle. */
export function sparkLevels(points: readonly number[]): string[] {
  const { low, range } = extent(points) ?? { low: 0, range: 0 };
  const toY = (value: number) => (range > 0 ? SPARK_HEIGHT * (1 - (value - low) / range) : SPARK_HEIGHT / 2);
  return points.map((value) => toY(value).toFixed(1));
}

/** Path of a course through its levels. */
export const sparkPath = (levels: readonly string[]): string =>
  levels.map((level, index) => `${index === 0 ? 'M' : 'L'}${index} ${level}`).join('');

/** The ground under a course. */
export const areaPath = (levels: readonly string[]): string => `${sparkPath(levels)}V${SPARK_HEIGHT}H0Z`;
