import { cssPercent } from '../../css-percent.ts';

/** Where a value stands between the ends, 0 to 1; a value that is no number stands at the start. */
export function placeOf(value: number, min: number, max: number): number {
  const place = (value - min) / (max - min);
  return Number.isFinite(place) ? Math.min(1, Math.max(0, place)) : 0;
}

/** Half of what a character takes of a ruler, at twice the text size. */
const CHARACTER = 0.03;

/** How much of the ruler a text needs to either side of its place. */
export const roomOf = (text: string): number => Math.min(0.5, text.length * CHARACTER);

/** How far a text is drawn back from its place, as a share of its own width: centred, but never beyond the ends. */
export function drawnBack(place: number, text: string): number {
  const room = roomOf(text);
  if (room === 0) return 0.5;
  if (place < room) return (place / room) * 0.5;
  return place > 1 - room ? 1 - ((1 - place) / room) * 0.5 : 0.5;
}

/** How many digits wide a text is at most: the signs of East Asian scripts are wider than letters. */
const widthOf = (text: string): number => text.length + 0.65 * (text.match(/[\u1100-\uffef]/g)?.length ?? 0);

/** Custom properties that bring a text to its place. */
export const placed = (place: number, text: string) => ({
  '--at': cssPercent(place),
  '--back': cssPercent(drawnBack(place, text)),
  '--chars': widthOf(text),
});
