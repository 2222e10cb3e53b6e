import type { Chart } from 'klinecharts';
import { averagesThrough } from './averages.ts';
import { barsInView } from './bars-in-view.ts';
import type { TakenPlace } from './callout-place.ts';
import { type Callout, placeCallouts } from './callouts.ts';
import { type Level, levelsBetween, namedLevels } from './fibonacci-levels.ts';
import type { MarkContext, PaneScale } from './mark-context.ts';
import { type PlacedLine, placeLines } from './user-lines.ts';

/** The name by which the chart library knows a retracement. */
export const FIBONACCI = 'kitFibonacci';

interface LabelPlaces {
  readonly callouts: readonly Callout[];
  readonly lines: readonly PlacedLine[];
  /** Named levels of retracements, by the id of the overlay. */
  readonly levels: ReadonlyMap<string, readonly Level[]>;
}

/**
 * Who stands where in the candles' pane, so that no label covers another: the highest and the lowest price beside their wicks, the
 * labels of lines clear of them, and the names of levels where room is left.
 */
export function labelPlaces(chart: Chart, scale: PaneScale, context: MarkContext): LabelPlaces {
  const { mode, lines } = context.settings();
  const theme = context.theme();
  const bars = chart.getDataList();
  const drawn = chart.getOverlays({ name: FIBONACCI }).flatMap(({ id, points: [end, start] }) => {
    const [to, from] = [end?.value, start?.value];
    return from === undefined || to === undefined ? [] : [{ id, levels: levelsBetween(from, to, scale, context) }];
  });
  const view = barsInView(chart);
  const isOnAverage = averagesThrough(chart, view, scale, context);
  const ruled = [
    ...lines.map(({ price }) => scale.toY(price)),
    ...drawn.flatMap(({ levels }) => levels.map(({ y }) => y)),
  ];
  const room = {
    width: scale.width,
    lastY: Math.round(scale.toY(bars.at(-1)?.close ?? 0)),
    taken: drawn.flatMap(({ levels }) => namedLevels(levels, [], theme.size)),
    isCrossed: (from: number, to: number, at: number) =>
      ruled.some((y) => Math.abs(y - at) < theme.size / 2 + 2) || isOnAverage(from, to, at),
  };
  const callouts = mode === 'candles' ? placeCallouts(bars, view, scale, room, context) : [];
  const placed = placeLines(lines, scale.toY, scale.height, theme, callouts);
  const taken: TakenPlace[] = [...callouts, ...placed];
  const levels = new Map<string, readonly Level[]>();
  for (const { id, levels: all } of drawn) {
    const named = namedLevels(all, taken, theme.size);
    levels.set(id, named);
    taken.push(...named);
  }
  return { callouts, lines: placed, levels };
}
