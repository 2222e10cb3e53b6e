import { formatCompact, formatPrice } from '../../../domain/number.ts';

/** As much as the axis of a phone has room for; cut at its end, a price would be another one. */
const MOST = 13;

/** A price for the axis: in full, or in millions where it finds no room. */
export function axisPrice(value: string | number, decimals: number): string {
  const text = formatPrice(String(value), decimals);
  return text.length > MOST ? formatCompact(String(value)) : text;
}
