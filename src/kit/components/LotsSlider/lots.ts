import { wholeOf } from '../Stepper/whole.ts';

/** Where the slider stands; a float is enough for a place on the screen, the lots themselves stay text. */
export interface LotsPlaces {
  readonly at: number;
  readonly min: number;
  readonly max: number;
  /** Ends and quarters. */
  readonly stops: readonly number[];
}

/** Places of a slider; null where not one lot can be had or the maximum is not known. */
export function placesOf(value: string, min: string, max: string | null | undefined): LotsPlaces | null {
  const least = wholeOf(min) ?? 0n;
  const most = wholeOf(max);
  if (most === null || most < least || most === 0n) return null;
  const lots = wholeOf(value) ?? least;
  const inside = lots < least ? least : lots > most ? most : lots;
  const quarter = (part: bigint) => Number(least + ((most - least) * part) / 4n);
  const stops = [...new Set([0n, 1n, 2n, 3n, 4n].map(quarter))];
  return { at: Number(inside), min: Number(least), max: Number(most), stops };
}

/** The lots at a place of the slider, as text and within the limits whatever a float makes of them. */
export function lotsAt(place: number, min: string, max: string): string {
  const least = wholeOf(min) ?? 0n;
  const most = wholeOf(max) ?? least;
  const lots = BigInt(Math.round(place));
  return String(lots < least ? least : lots > most ? most : lots);
}
