/** A stream of numbers in [0, 1). */
export type Random = () => number;

/** One step of murmur3 over a 32-bit word. */
function mix(hash: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
  const h = hash ^ k;
  return (Math.imul((h << 13) | (h >>> 19), 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}

/** A 32-bit key of a text. */
export function keyOf(text: string): number {
  let hash = text.length;
  for (let index = 0; index < text.length; index += 1) hash = mix(hash, text.charCodeAt(index));
  return finish(hash);
}

/** The stream that belongs to a key and a place (day, hour, minute ...): always the same one. */
export function randomAt(key: number, ...place: readonly number[]): Random {
  let hash = key;
  for (const part of place) hash = mix(hash, part | 0);
  // sfc32. Its words live in an Int32Array: as plain variables they would be boxed on each step.
  const s = Int32Array.of(finish(hash), finish(hash ^ 0x9e3779b9), finish(hash ^ 0x7f4a7c15), 1);
  const next = () => {
    const [a, b, c, d] = [s[0] as number, s[1] as number, s[2] as number, s[3] as number];
    const t = (((a + b) | 0) + d) | 0;
    s[3] = d + 1;
    s[0] = b ^ (b >>> 9);
    s[1] = c + (c << 3);
    s[2] = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 4_294_967_296;
  };
  for (let round = 0; round < 4; round += 1) next();
  return next;
}

/** A standard normal number. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A lognormal factor with mean 1. */
export const noiseFactor = (random: Random, sigma: number): number =>
  Math.exp(sigma * normal(random) - (sigma * sigma) / 2);

/** An exponential number of this mean. */
export const exponential = (random: Random, mean: number): number => -mean * Math.log(1 - random());

/** How often something of this expected count happens. */
export function poisson(random: Random, mean: number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > limit; product *= random()) count += 1;
  return count;
}
