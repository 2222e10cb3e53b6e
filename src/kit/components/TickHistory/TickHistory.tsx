import { configNumber } from '../../config-number.ts';
import { type StripTick, TickStrip } from '../Ticks/TickStrip.tsx';
import { Strip } from './TickHistory.styles.ts';
import { LOWEST, tickHeights } from './tick-heights.ts';

export interface TickHistoryProps {
  /** Values, oldest first: a tick each, of the least height where one is missing. */
  readonly points: readonly (number | null)[] | null | undefined;
  /** Every so many ticks, counted back from the last, one is told apart. @default 24 */
  readonly major?: number;
  /** `hero` on the brand's ground, 80 high; `page` among other blocks, 30 high. @default 'page' */
  readonly look?: 'page' | 'hero';
  /** Of something that did not load, or was counted from old prices: grey. @default false */
  readonly isStale?: boolean;
}

function ticksOf(points: readonly (number | null)[], major: number): StripTick[] {
  const last = points.length - 1;
  return tickHeights(points).map((height, place) => ({
    height,
    ink:
      place === last
        ? 'var(--kit-history-last)'
        : `var(--kit-history-${(last - place) % major === 0 ? 'major' : 'tick'})`,
  }));
}

/** In the place of a day of quarters that is not there. */
const NONE: readonly StripTick[] = Array.from({ length: 96 }, () => ({
  height: LOWEST,
  ink: 'var(--kit-history-tick)',
}));

/** How something went, a tick a moment, the last one in ink. Decoration: words beside it say what it was and how it went. */
export function TickHistory({ points: given, major: every, look = 'page', isStale }: TickHistoryProps) {
  const points = given ?? [];
  const major = Math.round(configNumber(every, 24, 1));
  return (
    <Strip data-look={look} data-stale={isStale || undefined}>
      <TickStrip ticks={points.length > 0 ? ticksOf(points, major) : NONE} />
    </Strip>
  );
}
