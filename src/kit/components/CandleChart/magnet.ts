/** A finger's point within this many px of an end of its candle goes there. */
const REACH = 8;

/** The price meant at a height: that of the nearest candle end within reach, else the one under the finger. */
export function magnet(
  price: number,
  y: number,
  ends: readonly number[],
  toY: (price: number) => number | undefined,
): number {
  let meant = price;
  let least = REACH;
  for (const end of ends) {
    const distance = Math.abs((toY(end) ?? Number.POSITIVE_INFINITY) - y);
    if (distance > least) continue;
    least = distance;
    meant = end;
  }
  return meant;
}
