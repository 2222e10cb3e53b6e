import type { Direction, NumberInput } from '../../../domain/number.ts';
import { paintNumber } from '../../paint-number.ts';
import { PRICE_TICKS, pricePlaces } from '../Ticks/price-places.ts';
import type { StripTick } from '../Ticks/TickStrip.tsx';

export interface PositionCourse {
  /** Decimal text of the price at which the position was opened. */
  readonly entry: NumberInput;
  /** Decimal text of the price that its profit is counted at. */
  readonly mark: NumberInput;
  /** Decimal text of the price at which it is closed by force. */
  readonly liquidation: NumberInput;
}

const ruled: StripTick = { height: 0.45, ink: 'var(--kit-ruler-tick)' };

/** From entry to mark in the colour of the result, the three prices as tall ticks; null where one of them is not known. */
export function courseTicks({ entry, mark, liquidation }: PositionCourse, result: Direction): StripTick[] | null {
  const places = pricePlaces([entry, mark, liquidation].map(paintNumber));
  if (!places) return null;
  const [opened = 0, now = 0, end = 0] = places;
  return Array.from({ length: PRICE_TICKS }, (_, place) => {
    if (place === end) return { height: 1, ink: 'var(--color-status-danger-line)' };
    if (place === now) return { height: 1, ink: 'var(--color-text-primary)' };
    if (place === opened) return { height: 0.8, ink: 'var(--color-text-secondary)' };
    const isBetween = place > Math.min(opened, now) && place < Math.max(opened, now);
    return isBetween ? { ...ruled, ink: `var(--direction-${result}-line)` } : ruled;
  });
}
