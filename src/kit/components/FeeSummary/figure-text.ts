import { directionOf, EMPTY, formatAmount, MINUS, type NumberInput } from '../../../domain/number.ts';
import type { FeeFigure } from './types.ts';

/** '850.00 USDT', '−1.00 USDT' where it is taken; no unit behind what is not known. */
export function figureText({ value, unit, scale }: FeeFigure, isTaken = false): string {
  const bare = formatAmount(value, scale ?? Number.NaN);
  if (bare === EMPTY) return EMPTY;
  const amount = unit ? `${bare} ${unit}` : bare;
  if (!isTaken || directionOf(bare) === 'flat') return amount;
  return amount.startsWith(MINUS) ? amount.slice(MINUS.length) : `${MINUS}${amount}`;
}

/** The struck figure, or undefined where nothing was saved. */
export function formerText(figure: FeeFigure, was: NumberInput, isTaken = false): string | undefined {
  if (was === undefined || was === null) return undefined;
  const former = figureText({ ...figure, value: was }, isTaken);
  return former === EMPTY || former === figureText(figure, isTaken) ? undefined : former;
}
