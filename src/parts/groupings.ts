const STEPS = 4;

/** Price steps a book may be grouped by, finest first: the tick of the pair and the next powers of ten. "0.1", "1", "10" ... */
export function groupings(priceDecimals: number): string[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const power = index - priceDecimals;
    return power >= 0 ? `1${'0'.repeat(power)}` : `0.${'0'.repeat(-power - 1)}1`;
  });
}
