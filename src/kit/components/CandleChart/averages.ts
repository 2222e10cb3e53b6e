import type { Chart } from 'klinecharts';
import type { BarsInView } from './bars-in-view.ts';
import { valuesAt } from './indicator-values.ts';
import { specOf } from './indicators.ts';
import type { MarkContext, PaneScale } from './mark-context.ts';

/** An average leaves the words so much air. */
const AIR = 4;

/** Tells whether an average or a band runs through words that stand from x to x at a height in the candles' pane. */
export function averagesThrough(
  chart: Chart,
  { from, to }: BarsInView,
  { toX, toY }: PaneScale,
  { theme, settings }: MarkContext,
) {
  const drawn = settings().indicators.filter((indicator) => specOf(indicator).height === undefined);
  const points = Array.from({ length: Math.max(0, to - from) }, (_, place) => ({
    x: toX(from + place),
    ys: Object.values(valuesAt(chart, drawn, from + place)).map((value) => (value === null ? Number.NaN : toY(value))),
  }));
  const reach = theme().size / 2 + AIR;
  return (left: number, right: number, at: number) =>
    points.some(({ x, ys }, place) => {
      // A steep average passes words between two of its points.
      const next = points[place + 1] ?? { x, ys };
      const isBeside = next.x > left - AIR && x < right + AIR;
      return (
        isBeside &&
        ys.some((y, line) => {
          const other = next.ys[line] ?? y;
          return Math.min(y, other) < at + reach && Math.max(y, other) > at - reach;
        })
      );
    });
}
