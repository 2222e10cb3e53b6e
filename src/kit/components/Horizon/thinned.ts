/** A day of quarters; more would run together. */
const MOST = 96;

/** The points where they are few enough, else 96 of them at even steps, the first and the last among them. */
export function thinned<Point>(points: readonly Point[]): readonly Point[] {
  if (points.length <= MOST) return points;
  const step = (points.length - 1) / (MOST - 1);
  return Array.from({ length: MOST }, (_, place) => points[Math.round(place * step)] as Point);
}
