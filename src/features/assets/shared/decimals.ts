import { COIN_SCALE } from '../../../domain/constants.ts';
import { countedDecimals } from '../../../domain/decimal-text.ts';

/** The least decimals that an amount has. */
const LEAST = 2;

/** Decimals of the coin. */
export const scaleOf = ({ decimal_scale = COIN_SCALE }: { readonly decimal_scale?: number | undefined }): number =>
  decimal_scale;

/** Decimals of amounts that are read beside each other: as many as count in any of them, at most the `scale` of the coin. */
export const columnDecimals = (amounts: readonly string[], scale: number): number =>
  Math.min(scale, Math.max(LEAST, ...amounts.map(countedDecimals)));
