import type { OverlayTemplate } from 'klinecharts';
import { faded } from './faded.ts';
import { levelsBetween } from './fibonacci-levels.ts';
import { FIBONACCI, labelPlaces } from './label-places.ts';
import { type MarkContext, scaleOf } from './mark-context.ts';
import { text } from './mark-figures.ts';

/** How much of the page lies between a label and the candles. */
const PLATE = 0.8;

/** Levels between two prices. The library's own has its labels over the oldest candles, in the inks that it was made with. */
export const fibonacciOverlay: OverlayTemplate<MarkContext> = {
  name: FIBONACCI,
  totalStep: 3,
  needDefaultPointFigure: true,
  needDefaultXAxisFigure: true,
  needDefaultYAxisFigure: true,
  createPointFigures: ({ chart, overlay: { id, points, extendData: context }, bounding, xAxis, yAxis }) => {
    const [to, from] = points.map(({ value }) => value);
    const scale = scaleOf(bounding, xAxis, yAxis);
    if (!scale || to === undefined || from === undefined) return [];
    const theme = context.theme();
    const named = labelPlaces(chart, scale, context).levels.get(id) ?? [];
    return [
      {
        type: 'line',
        attrs: levelsBetween(from, to, scale, context).map(({ y }) => ({
          coordinates: [
            { x: 0, y },
            { x: scale.width, y },
          ],
        })),
      },
      ...named.map(({ name, to: end, at }) =>
        text(name, theme, {
          x: end,
          y: at,
          align: 'right',
          color: theme.secondary,
          background: faded(theme.page, PLATE),
        }),
      ),
    ];
  },
};
