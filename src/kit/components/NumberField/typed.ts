import { typedText } from '../../../domain/number.ts';

/**
 * What the field shows after typing or pasting: the decimal text with at most `decimals` places, or null where the
 * field keeps its old text. Places beyond the limit are dropped, not rounded: a field never asks for more than was typed.
 */
export function fieldText(typed: string, decimals: number, options?: { pasted?: boolean }): string | null {
  const cleaned = typedText(typed, options);
  if (cleaned === null || cleaned.startsWith('-')) return null;
  const [whole = '', fraction] = cleaned.split('.');
  if (fraction === undefined) return whole;
  return decimals === 0 ? whole : `${whole}.${fraction.slice(0, decimals)}`;
}
