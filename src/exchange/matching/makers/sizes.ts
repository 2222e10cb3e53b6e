import { noiseFactor, type Random } from '../../market-data/synthetic/random.ts';

/** Rounds to so many leading digits, at least one lot. */
function leading(lots: number, digits: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(lots)) + 1 - digits);
  return Math.max(1, Math.round(lots / unit) * unit);
}

/** A size as people and programs order it: mostly odd, at times a round number. In whole lots. */
export function naturalSize(random: Random, mean: number, spread: number): number {
  const lots = Math.max(1, mean * noiseFactor(random, spread));
  const habit = random();
  return leading(lots, habit < 0.18 ? 1 : habit < 0.45 ? 2 : 5);
}
