/** How a ruler is divided. */
export interface TickScale {
  /** Spaces between ticks; there is one tick more. */
  readonly count: number;
  /** Every n-th tick is tall. */
  readonly major: number;
  /** So many spaces are in ink at least: a ruler of levels has begun with the lowest. @default 0 */
  readonly least?: number;
}

/** Forty spaces in four parts. */
export const PLAIN: TickScale = { count: 40, major: 10 };

/** The division for that many steps: each step stands on a tick where forty spaces give them room. */
export function scaleFor(steps: number): TickScale {
  if (!(steps >= 1 && steps <= PLAIN.count)) return PLAIN;
  const between = Math.floor(PLAIN.count / steps);
  return { count: steps * between, major: between > 1 ? between : Math.ceil(steps / 4) };
}
