import { MEGABYTE } from '../../../domain/constants.ts';

/** Longest side of a picture; the largest that a phone's camera gives has 9,248. */
export const MOST_SIDE = 12_000;
/** More than a phone's camera gives; a small file that unpacks to more is a bomb. */
export const MOST_PIXELS = 50_000_000;
/** A picture written anew may be larger than what was sent, by this much at most. */
export const MOST_OUTPUT_BYTES = 20 * MEGABYTE;

/** How the process that decodes a picture ends. */
export const DECODED = { ok: 0, broken: 2, tooLarge: 3, tooMuch: 4 } as const;
