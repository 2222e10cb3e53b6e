import { tintOf } from '../CoinMark/marks.ts';
import { placeOf } from './place.ts';

export interface RulerZone {
  /** Where the zone ends on the scale; the first begins at `min`, each next one where the last ended. */
  readonly to: number;
  /** up and down tell a side that profits from rising or falling; the others a state. */
  readonly tone?: 'up' | 'down' | 'flat' | 'success' | 'warning' | 'danger';
  /** Symbol of the coin that pays here; gives the tint instead of a tone. */
  readonly coin?: string | null;
  /** What happens here: 'Paid in BTC'. Zones without a label are a thin line under the ticks. */
  readonly label?: string | null;
}

export interface PlacedZone extends RulerZone {
  /** Which one it is, from nought: two may end at the same place. */
  readonly order: number;
  /** Part of the ruler that it takes, 0 to 1. */
  readonly share: number;
  /** The value lies in it; a zone holds its lower bound, and the last one its end too. */
  readonly isOn: boolean;
  readonly look: string;
}

/** Zones with their parts of the ruler; what ends before it begins takes nothing. */
export function placeZones(zones: readonly RulerZone[], value: number, min: number, max: number): PlacedZone[] {
  let from = min;
  return zones.map((zone, index) => {
    const start = from;
    from = Number.isFinite(zone.to) ? Math.max(start, zone.to) : start;
    const isLast = index === zones.length - 1;
    return {
      ...zone,
      order: index,
      share: placeOf(from, min, max) - placeOf(start, min, max),
      isOn: (value >= start || index === 0) && (value < from || (isLast && value >= from)),
      look: typeof zone.coin === 'string' ? tintOf(zone.coin) : (zone.tone ?? 'flat'),
    };
  });
}
