/** Something that happened on the way of a course. */
export interface CourseMark {
  /** When: a share of the width, 0 at the first point, 1 at the last. */
  readonly at: number;
  /** At which value. */
  readonly value: number;
  /** What it was, in a letter: 'B'. */
  readonly letter: string;
  /** The same in words, for screen readers: 'Bought 20 Nov, 14:05 at 63,850.0'. */
  readonly name: string;
}

/** Where a mark's disc stands: shares of the plot from its start and its top. */
export interface CourseDisc {
  readonly letter: string;
  readonly x: number;
  readonly y: number;
}

/** Closer than this two discs would cover each other: shares of the plot, as it is at 375 px. */
const NEAR = { x: 0.06, y: 0.14 };

/** A disc for each mark, kept within the plot; of those that would cover each other the latest. */
export function discsOf(marks: readonly CourseMark[], low: number, range: number): CourseDisc[] {
  const within = (share: number) => Math.min(1, Math.max(0, share));
  const discs: CourseDisc[] = [];
  for (const { at, value, letter } of marks.toSorted((one, other) => other.at - one.at)) {
    const [x, y] = [within(at), range > 0 ? within(1 - (value - low) / range) : 0.5];
    if (!Number.isFinite(x + y)) continue;
    if (discs.every((disc) => Math.abs(disc.x - x) >= NEAR.x || Math.abs(disc.y - y) >= NEAR.y))
      discs.push({ letter, x, y });
  }
  return discs;
}
