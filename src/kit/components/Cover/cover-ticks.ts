import type { StripTick } from '../Ticks/TickStrip.tsx';

/** Every so many ticks one is told apart, as on a ruler. */
const MAJOR = 8;
const LOWEST = 0.12;

/** What a title may draw, of a place from 0 to 1: a walk alone, a rise, the two sides of a book, a hill. */
const SHAPES: readonly ((at: number) => number)[] = [
  () => 0,
  (at) => at * at,
  (at) => Math.abs(2 * at - 1) ** 1.5,
  (at) => 1 - Math.abs(2 * at - 1),
];
/** How much of the height is the shape's; the rest is the walk's. */
const SHARE = 0.65;

/** The same values from 0 to 1. */
function spread(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((value) => (value - low) / (high - low || 1));
}

/** A picture that the letters of a title give: they and their places choose its shape, and each letter leads a walk up or down in it. */
export function coverTicks(title: string | null | undefined, count: number): StripTick[] {
  const letters = [...(title || ' ')].map((letter) => letter.codePointAt(0) ?? 0);
  const shape = SHAPES[letters.reduce((sum, letter, place) => sum + letter * (place + 1), 0) % SHAPES.length];
  const walk: number[] = [];
  for (let place = 0, height = 0; place < count; place += 1) {
    height += (((letters[place % letters.length] ?? 0) * (place + 7)) % 11) - 4.4;
    walk.push(height);
  }
  const heights = spread(walk).map(
    (height, place) => (1 - SHARE) * height + SHARE * (shape?.(place / Math.max(1, count - 1)) ?? 0),
  );
  return spread(heights).map((height, place) => ({
    height: LOWEST + (1 - LOWEST) * height,
    ink: `var(--brand-hero-${place % MAJOR === 0 ? 'quiet' : 'tick'})`,
  }));
}
