import { compareDecimal, EMPTY, formatAmount } from '../../../domain/number.ts';

export interface LeverageWarning {
  /** Lowest level it is said at. */
  readonly from: string | null | undefined;
  /** How grave it is. */
  readonly tone: 'warning' | 'danger';
  /** What this leverage means for the money: 'A move of 1% against you closes the position'. */
  readonly text: string | null | undefined;
}

/** Levels in order, each once, without what is no leverage. */
export function levelsOf(levels: readonly (string | null | undefined)[]): string[] {
  const sorted = levels.filter((level): level is string => compareDecimal(level, '0') > 0).sort(compareDecimal);
  return sorted.filter((level, i) => i === 0 || compareDecimal(level, sorted[i - 1]) !== 0);
}

/** Place of a value among the levels; -1 where it is none of them. */
export const placeOf = (levels: readonly string[], value: string | null | undefined): number =>
  levels.findIndex((level) => Boolean(value) && compareDecimal(level, value) === 0);

/** The next level up or down; from a value that is no level, the nearest in that direction. */
export function nextLevel(levels: readonly string[], value: string | null | undefined, by: 1 | -1): string | undefined {
  const beyond = levels.filter((level) => compareDecimal(level, value) === by);
  return by === 1 ? beyond[0] : beyond.at(-1);
}

/** The gravest warning that the value has reached. */
export const warningAt = (
  warnings: readonly LeverageWarning[],
  value: string | null | undefined,
): LeverageWarning | undefined =>
  [...warnings]
    .sort((a, b) => compareDecimal(b.from, a.from))
    .find(({ from }) => Boolean(value) && compareDecimal(value, from) >= 0);

/** '20' -> '20×'. */
export function leverageText(value: string): string {
  const text = formatAmount(value, 2, { trim: true });
  return text === EMPTY ? text : `${text}×`;
}

/** Places that get a number under the ruler: all of few, else both ends and some between at even distances. */
export function numberedPlaces(count: number): Set<number> {
  const last = count - 1;
  const step = Math.max(1, Math.ceil(last / 4));
  const places = Array.from({ length: Math.max(0, count) }, (_, place) => place);
  return new Set(places.filter((place) => place === last || (place % step === 0 && last - place >= step)));
}
