import { decimalText } from '../../../domain/decimal-text.ts';
import { EMPTY, formatRate } from '../../../domain/number.ts';

/** A share of a whole, 0 to 1: decimal text of the server, or a number. */
export type Share = string | number | null | undefined;

const known = (share: Share): string | null =>
  typeof share === 'string' || typeof share === 'number' ? decimalText(share) : null;

/** Length of the line, 0 to 1; null where the share is not known. Paint only. */
export function shareLength(share: Share): number | null {
  const text = known(share);
  return text === null ? null : Math.min(1, Math.max(0, Number(text)));
}

/** The share in percent, moved by its point and not by arithmetic: '0.415' -> '41.50%'. */
export function sharePercent(share: Share): string {
  const text = known(share);
  return text === null ? EMPTY : formatRate(`${text}e2`);
}
