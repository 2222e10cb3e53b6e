import { extent } from '../../paint-number.ts';

/** Height of the box that a course is drawn in; its width is one less than its points. */
export const SPARK_HEIGHT = 100;

/** Path of a course, highest value at the top; a flat one runs through the middle. */
export function sparkPath(points: readonly number[]): string {
  const { low, range } = extent(points) ?? { low: 0, range: 0 };
  const toY = (value: number) => (range > 0 ? SPARK_HEIGHT * (1 - (value - low) / range) : SPARK_HEIGHT / 2);
  return points.map((value, index) => `${index === 0 ? 'M' : 'L'}${index} ${toY(value).toFixed(1)}`).join('');
}
