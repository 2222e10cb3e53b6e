import type { NumberInput } from '../../../domain/number.ts';
import { paintNumber } from '../../paint-number.ts';

/** Where a value stands between low and high, 0 to 1; the middle where that cannot be said. */
export function shareOf(low: NumberInput, high: NumberInput, value: NumberInput): number {
  const start = paintNumber(low);
  const span = paintNumber(high) - start;
  const share = (paintNumber(value) - start) / span;
  return span > 0 && Number.isFinite(share) ? Math.min(1, Math.max(0, share)) : 0.5;
}
