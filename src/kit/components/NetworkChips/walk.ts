interface Stop {
  readonly suspended?: string | null;
}

const STEP: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether a network cannot be chosen; a reason without words is one too. */
export const isSuspended = ({ suspended }: Stop): boolean => typeof suspended === 'string';

/** Where an arrow key leads from a place: past suspended ones and around the ends; undefined where nothing can be chosen. */
export function nextStop(key: string, from: number, stops: readonly Stop[]): number | undefined {
  const step = STEP[key];
  if (step === undefined) return undefined;
  for (let moved = 1; moved <= stops.length; moved += 1) {
    const at = (from + step * moved + stops.length * moved) % stops.length;
    if (stops[at] && !isSuspended(stops[at])) return at;
  }
  return undefined;
}

/** The one stop of the tab key: the chosen one, else the first that can be chosen, else the first. */
export function tabStop(chosen: number, stops: readonly Stop[]): number {
  if (chosen >= 0) return chosen;
  return Math.max(
    0,
    stops.findIndex((stop) => !isSuspended(stop)),
  );
}
