import { unitOf } from '../../domain/decimal-text.ts';

const STEPS = 4;

/** Price steps a book may be grouped by, finest first: the tick of the pair and the next powers of ten. "0.1", "1", "10" ... */
export const groupings = (priceDecimals: number): string[] =>
  Array.from({ length: STEPS }, (_, index) => unitOf(priceDecimals - index));
