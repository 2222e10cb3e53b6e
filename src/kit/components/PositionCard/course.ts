import type { Direction, NumberInput } from '../../../domain/number.ts';
import { extent, paintNumber } from '../../paint-number.ts';
import type { StripTick } from '../Ticks/TickStrip.tsx';

export interface PositionCourse {
  /** Decimal text of the price at which the position was opened. */
  readonly entry: NumberInput;
  /** Decimal text of the price that its profit is counted at. */
  readonly mark: NumberInput;
  /** Decimal text of the price at which it is closed by force. */
  readonly liquidation: NumberInput;
}

const TICKS = 84;
/** Room beyond the outermost of the three, as a share of what lies between them. */
const MARGIN = 0.08;

const ruled: StripTick = { height: 0.45, ink: 'var(--kit-ruler-tick)' };

/** From entry to mark in the colour of the result, the three prices as tall ticks; null where one of them is not known. */
export function courseTicks({ entry, mark, liquidation }: PositionCourse, result: Direction): StripTick[] | null {
  const prices = [entry, mark, liquidation].map(paintNumber);
  const { low, range } = extent(prices) ?? { low: 0, range: 0 };
  if (range <= 0 || !prices.every((price) => price > 0)) return null;
  const placeOf = (price = low) => Math.round(((price - low) / range + MARGIN) * ((TICKS - 1) / (1 + 2 * MARGIN)));
  const [opened = 0, now = 0, end = 0] = prices.map(placeOf);
  return Array.from({ length: TICKS }, (_, place) => {
    if (place === end) return { height: 1, ink: 'var(--color-status-danger-line)' };
    if (place === now) return { height: 1, ink: 'var(--color-text-primary)' };
    if (place === opened) return { height: 0.8, ink: 'var(--color-text-secondary)' };
    const isBetween = place > Math.min(opened, now) && place < Math.max(opened, now);
    return isBetween ? { ...ruled, ink: `var(--direction-${result}-line)` } : ruled;
  });
}
