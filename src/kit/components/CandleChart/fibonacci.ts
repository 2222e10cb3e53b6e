import type { OverlayTemplate } from 'klinecharts';
import { formatPrice, formatRate } from '../../../domain/number.ts';
import { faded } from './faded.ts';
import { text } from './mark-figures.ts';
import type { MarkContext } from './marks.ts';

const LEVELS = [1, 0.786, 0.618, 0.5, 0.382, 0.236, 0] as const;
/** Labels end so far before the axis, and stand so far over their lines. */
const END = 4;
const OVER = 2;
/** How much of the page lies between a label and the candles. */
const PLATE = 0.8;

/** Levels between two prices. The library's own has its labels over the oldest candles, in the inks that it was made with. */
export const fibonacciOverlay: OverlayTemplate<MarkContext> = {
  name: 'kitFibonacci',
  totalStep: 3,
  needDefaultPointFigure: true,
  needDefaultXAxisFigure: true,
  needDefaultYAxisFigure: true,
  createPointFigures: ({ coordinates: [end, start], overlay: { points, extendData }, bounding: { width } }) => {
    const [to, from] = points.map(({ value }) => value);
    if (!end || !start || to === undefined || from === undefined) return [];
    const theme = extendData.theme();
    const { priceDecimals } = extendData.settings();
    const levels = LEVELS.map((share) => ({
      y: start.y + (end.y - start.y) * share,
      label: `${formatPrice(from + (to - from) * share, priceDecimals)} (${formatRate(share * 100, 1)})`,
    }));
    const apart = Math.abs(end.y - start.y);
    // Where the levels are near each other, the outer ones and the middle are named.
    const isNamed = (index: number) => apart * 0.118 > theme.size + 4 || [0, 3, LEVELS.length - 1].includes(index);
    return [
      {
        type: 'line',
        attrs: levels.map(({ y }) => ({
          coordinates: [
            { x: 0, y },
            { x: width, y },
          ],
        })),
      },
      ...levels
        .filter((_, index) => isNamed(index))
        .map(({ y, label }) =>
          text(label, theme, {
            x: width - END,
            y: y - theme.size / 2 - OVER,
            align: 'right',
            color: theme.secondary,
            background: faded(theme.page, PLATE),
          }),
        ),
    ];
  },
};
