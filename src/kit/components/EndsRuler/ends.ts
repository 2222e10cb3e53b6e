import type { NumberInput } from '../../../domain/number.ts';
import { paintNumber } from '../../paint-number.ts';
import { PRICE_TICKS, pricePlaces } from '../Ticks/price-places.ts';
import type { StripTick } from '../Ticks/TickStrip.tsx';

/** A price that a position begins or ends at. */
export interface PriceMark {
  /** Gives the tick its height and colour: the entry in ink, the liquidation in the colour of danger, the exits in that of their result. */
  readonly kind: 'entry' | 'liquidation' | 'profit' | 'loss';
  /** 'Liquidation price' */
  readonly label: string;
  /** Decimal text. */
  readonly price: NumberInput;
}

const INK: Readonly<Record<string, StripTick>> & Readonly<Record<PriceMark['kind'], StripTick>> = {
  entry: { height: 1, ink: 'var(--color-text-primary)' },
  liquidation: { height: 1, ink: 'var(--color-status-danger-line)' },
  profit: { height: 0.75, ink: 'var(--direction-up-line)' },
  loss: { height: 0.75, ink: 'var(--direction-down-line)' },
};

const ruled: StripTick = { height: 0.45, ink: 'var(--kit-ruler-tick)' };

/** From the lowest price to the highest; what is not known comes last. */
export const byPrice = (marks: readonly PriceMark[]): PriceMark[] =>
  [...marks].sort((a, b) => (paintNumber(a.price) || Infinity) - (paintNumber(b.price) || Infinity));

/** A tall tick for each price, and from the entry to either exit the colour of its result; null where a price is not known. */
export function endsTicks(marks: readonly PriceMark[]): StripTick[] | null {
  const places = pricePlaces(marks.map(({ price }) => paintNumber(price)));
  if (!places) return null;
  const placeOf = (kind: PriceMark['kind']) => places[marks.findIndex((mark) => mark.kind === kind)];
  const entry = placeOf('entry');
  const isOnTheWay = (place: number, kind: PriceMark['kind']) => {
    const end = placeOf(kind);
    return entry !== undefined && end !== undefined && place > Math.min(entry, end) && place < Math.max(entry, end);
  };
  return Array.from({ length: PRICE_TICKS }, (_, place) => {
    const mark = marks[places.indexOf(place)];
    // A kind that is none of these has no colour of its own.
    if (mark) return INK[String(mark.kind)] ?? ruled;
    const way = (['profit', 'loss'] as const).find((kind) => isOnTheWay(place, kind));
    return way ? { ...ruled, ink: INK[way].ink } : ruled;
  });
}
