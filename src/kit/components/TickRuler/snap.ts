/** A dragged value within two hundredths of the span of a stop jumps onto it. */
export function snap(value: number, stops: readonly number[], span: number): number {
  const reach = span * 0.02;
  return stops.find((stop) => Math.abs(stop - value) <= reach) ?? value;
}
