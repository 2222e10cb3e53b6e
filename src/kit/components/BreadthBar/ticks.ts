import { configNumber } from '../../config-number.ts';
import type { TokenVar } from '../../theme/index.ts';
import type { StripTick } from '../Ticks/TickStrip.tsx';

/** As many as stand apart from each other on a phone. */
const MOST = 60;
/** The greatest change makes a tick as high as the strip; where all hardly move, one of so many percent would. */
const FULL = 3;
const LEAST = 0.25;

type Counts = Readonly<Record<'up' | 'flat' | 'down', number | null | undefined>>;

/** More pairs than any market has. */
const MOST_PAIRS = 99_999;

/** A whole number of pairs, whatever was given. */
export const countOf = (count: number | null | undefined): number => Math.floor(configNumber(count, 0, 0, MOST_PAIRS));

/** The change at a place of the row, greatest first: of counts alone every change is one percent. */
function changeAt(counts: Counts, changes: readonly number[] | undefined, place: number): number {
  if (changes) return changes[place] ?? 0;
  const [up, flat] = [countOf(counts.up), countOf(counts.flat)];
  return place < up ? 1 : place < up + flat ? 0 : -1;
}

const inkOf = (change: number, isStale: boolean): TokenVar => {
  if (isStale || change === 0) return 'var(--color-line-strong)';
  return `var(--direction-${change > 0 ? 'up' : 'down'}-line)`;
};

/**
 * From the greatest rise to the deepest fall: of many pairs sixty ticks that are evenly spread; of few as many a pair as
 * have room, the same for each, so that the sides share the bar as they share the pairs.
 */
export function ticksOf(counts: Counts, given?: readonly number[] | null, isStale = false): StripTick[] {
  const changes = given && [...given].filter(Number.isFinite).sort((a, b) => b - a);
  const all = changes ? changes.length : countOf(counts.up) + countOf(counts.flat) + countOf(counts.down);
  const full = Math.max(FULL, ...(changes ?? []).map(Math.abs));
  const each = Math.max(1, Math.floor(MOST / Math.max(1, all)));
  const shown = Math.min(MOST, all * each);
  return Array.from({ length: shown }, (_, index) => {
    const place = all > MOST ? Math.round((index * (all - 1)) / (shown - 1)) : Math.floor(index / each);
    const change = changeAt(counts, changes ?? undefined, place);
    return { height: Math.min(1, LEAST + (1 - LEAST) * (Math.abs(change) / full)), ink: inkOf(change, isStale) };
  });
}
