import type { Chart, OverlayTemplate } from 'klinecharts';
import { lastTag, timeCovers } from './axis-tags.ts';
import { drawCallout } from './callouts.ts';
import { labelPlaces } from './label-places.ts';
import { type MarkContext, scaleOf } from './mark-context.ts';
import { line } from './mark-figures.ts';
import { timeLabels } from './time-ticks.ts';
import { userLines } from './user-lines.ts';

/**
 * One overlay draws what the library has no style for: last price and its tag, callouts, one tick a bar on the time
 * axis, lines of the user's orders. It hangs on a dummy point and takes no events.
 */
export const marksOverlay: OverlayTemplate<MarkContext> = {
  name: 'kitMarks',
  totalStep: 1,
  lock: true,
  needDefaultPointFigure: false,
  needDefaultXAxisFigure: false,
  needDefaultYAxisFigure: false,
  createPointFigures: ({ chart, overlay: { extendData: context }, bounding, xAxis, yAxis }) => {
    const last = chart.getDataList().at(-1);
    const scale = scaleOf(bounding, xAxis, yAxis);
    if (!last || !scale) return [];
    const y = Math.round(scale.toY(last.close));
    const { callouts, lines } = labelPlaces(chart, scale, context);
    const theme = context.theme();
    return [
      line(0, y, scale.width, y, theme.figure, [2, 3]),
      ...userLines(lines, scale.width, theme),
      ...callouts.flatMap((callout) => drawCallout(callout, theme)),
    ];
  },
  createYAxisFigures: ({ chart, overlay, bounding, yAxis }) => {
    const last = chart.getDataList().at(-1);
    if (!last || !yAxis) return [];
    const at = Math.round(yAxis.convertToPixel(last.close));
    return lastTag(bounding, at, last, yAxis.getTicks(), overlay.extendData);
  },
  createXAxisFigures: ({ chart, overlay: { extendData: context }, bounding, xAxis }) => {
    if (!xAxis) return [];
    const { from, to } = chart.getVisibleRange();
    const labels = labelsInView(chart, context);
    const long = new Set(labels.map(({ index }) => index));
    const ticks = Array.from({ length: Math.max(0, to - from) }, (_, i) => {
      const x = Math.round(xAxis.convertToPixel(from + i));
      return line(x, 0, x, long.has(from + i) ? 6 : 3, context.theme().tick);
    });
    const texts = labels.map(({ index, text }) => ({ x: xAxis.convertToPixel(index), text }));
    return [...timeCovers(bounding, texts, context), ...ticks];
  },
};

/** Labels of the time axis for the bars in view. */
export function labelsInView(chart: Chart, { theme, settings }: MarkContext) {
  const { from, to } = chart.getVisibleRange();
  const times = chart.getDataList().map(({ timestamp }) => timestamp);
  const gap = Math.ceil((theme().size * 6) / chart.getBarSpace().bar);
  return timeLabels(times, from, to, gap, settings().period, document.documentElement.lang);
}
