import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Draws that a seed gives, always the same ones; `below` is a whole number from 0 on, less than `count`. */
export function createRandom(seed) {
  const source = xoroshiro128plus(seed);
  const below = (count) => uniformInt(source, 0, count - 1);
  return { below, pick: (list) => list[below(list.length)], sign: () => (below(2) === 0 ? -1 : 1) };
}
