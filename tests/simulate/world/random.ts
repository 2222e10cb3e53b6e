import { createHash } from 'node:crypto';

/** Chance from a seed: the same names and the same order of questions give the same answers on every machine. */
export interface Chance {
  /** A fraction of [0, 1). */
  fraction(): number;
  /** A whole number of [min, max]. */
  whole(min: number, max: number): number;
  /** Whether something of a probability happens. */
  happens(probability: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** So many of some items, each once, in their order; all where there are not so many. */
  some<Item>(items: readonly Item[], most: number): Item[];
  /** One of weighted items. */
  weighed<Item>(items: readonly { readonly weight: number; readonly item: Item }[]): Item;
  /** Another stream, that does not depend on how much was asked of this one. */
  fork(name: string): Chance;
}

/** sfc32, seeded with the SHA-256 of a text: small, fast, and of a period that no run exhausts. */
export function chanceOf(seed: string): Chance {
  const words = createHash('sha256').update(seed).digest();
  let [a, b, c, counter] = [words.readInt32LE(0), words.readInt32LE(4), words.readInt32LE(8), words.readInt32LE(12)];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp += 1) next();
  const fraction = () => next() / 2 ** 32;
  const whole = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    whole,
    happens: (probability) => fraction() < probability,
    pick: (items) => items[whole(0, items.length - 1)] ?? items[0],
    some(items, most) {
      const places = items.map((_, place) => place);
      while (places.length > most) places.splice(whole(0, places.length - 1), 1);
      return places.flatMap((place) => items.slice(place, place + 1));
    },
    weighed(items) {
      let left = fraction() * items.reduce((sum, { weight }) => sum + weight, 0);
      for (const { weight, item } of items) {
        left -= weight;
        if (left < 0) return item;
      }
      const [first] = items;
      if (!first) throw new RangeError('nothing to choose from');
      return first.item;
    },
    fork: (name) => chanceOf(`${seed}/${name}`),
  };
}
