import { type Bounding, type Chart, type OverlayFigure, type OverlayTemplate, utils } from 'klinecharts';
import { formatPrice } from '../../../domain/number.ts';
import { formatCountdown } from '../../../domain/time.ts';
import { axisPrice } from './axis-price.ts';
import { closeOf } from './bar-time.ts';
import { barsInView } from './bars-in-view.ts';
import { calloutPlace, type TakenPlace } from './callout-place.ts';
import type { ChartTheme } from './chart-theme.ts';
import { valuesAt } from './indicator-values.ts';
import { specOf } from './indicators.ts';
import { line, type TextPlace, text } from './mark-figures.ts';
import { timeLabels } from './time-ticks.ts';
import type { ChartSettings } from './types.ts';
import { placeLines, userLines } from './user-lines.ts';

/** What the drawing needs of its chart; travels as the overlay's and the indicator's own data. */
export interface MarkContext {
  readonly theme: () => ChartTheme;
  readonly settings: () => ChartSettings;
  /** Height of the crosshair in the candles' pane, where there is one. */
  readonly crosshair: () => number | null;
}

/** A callout's lead goes aslant first, then level, and ends before the words. */
const SLANT = 4;
const GAP = 4;
/** A ring of the page around its letters, so that it reads on wicks and lines. */
const HALO = 1.5;
const RING = Array.from({ length: 8 }, (_, i) => [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)] as const);

function haloed(value: string, theme: ChartTheme, place: TextPlace): OverlayFigure[] {
  const ring = RING.map(([x, y]) =>
    text(value, theme, { ...place, x: place.x + x * HALO, y: place.y + y * HALO, color: theme.page }),
  );
  return [...ring, text(value, theme, place)];
}

/** An average leaves the words so much air. */
const AVERAGE_AIR = 4;

/** Tells whether an average or a band runs through words of a size at a place in the candles' pane. */
function averagesOf(
  chart: Chart,
  { from, to }: { readonly from: number; readonly to: number },
  toY: (price: number) => number,
  toX: (index: number) => number,
  { theme, settings }: MarkContext,
) {
  const drawn = settings().indicators.filter((indicator) => specOf(indicator).height === undefined);
  const points = Array.from({ length: Math.max(0, to - from) }, (_, place) => ({
    x: toX(from + place),
    ys: Object.values(valuesAt(chart, drawn, from + place)).map((value) => (value === null ? Number.NaN : toY(value))),
  }));
  const reach = theme().size / 2 + AVERAGE_AIR;
  return (left: number, right: number, at: number) =>
    points.some(({ x, ys }, place) => {
      // A steep average passes words between two of its points.
      const next = points[place + 1] ?? { x, ys };
      const isBeside = next.x > left - AVERAGE_AIR && x < right + AVERAGE_AIR;
      return (
        isBeside &&
        ys.some((y, line) => {
          const other = next.ys[line] ?? y;
          return Math.min(y, other) < at + reach && Math.max(y, other) > at - reach;
        })
      );
    });
}

/** Highest and lowest price in view, called out outside the bars. */
function callouts(
  chart: Chart,
  width: number,
  toY: (price: number) => number,
  toX: (index: number) => number,
  lastY: number,
  taken: readonly TakenPlace[],
  context: MarkContext,
): OverlayFigure[] {
  const { theme, settings } = context;
  const bars = chart.getDataList();
  const { from, to } = barsInView(chart);
  let high = from;
  let low = from;
  for (let index = from; index < to; index += 1) {
    if ((bars[index]?.high ?? -Infinity) > (bars[high]?.high ?? -Infinity)) high = index;
    if ((bars[index]?.low ?? Infinity) < (bars[low]?.low ?? Infinity)) low = index;
  }
  const { ends: named, priceDecimals } = settings();
  const ends: [number, number | undefined, string, -1 | 1][] = [
    [high, bars[high]?.high, named.high, -1],
    [low, bars[low]?.low, named.low, 1],
  ];
  const isCrossed = averagesOf(chart, { from, to }, toY, toX, context);
  return ends.flatMap(([index, price, word, way]) => {
    if (price === undefined) return [];
    const x = toX(index);
    const y = Math.round(toY(price));
    const words = `${word} ${formatPrice(price, priceDecimals)}`;
    const { size, family, axis, ink } = theme();
    const called = { x, y, way, width: utils.calcTextWidth(words, size, 500, family), height: size };
    const { side, begin, at } = calloutPlace(called, { width, lastY, taken, isCrossed });
    return [
      line(x, y, x + side * SLANT, at, axis),
      line(x + side * SLANT, at, x + side * (begin - GAP), at, axis),
      ...haloed(words, theme(), {
        x: x + side * begin,
        y: at,
        align: side < 0 ? 'right' : 'left',
        color: ink,
      }),
    ];
  });
}

const tagHalf = (size: number): number => Math.round(size * 1.45);

/** Where the middle of the last price's tag stands. Scrolled far back that price is out of view: its tag stays at the edge it left by. */
export const tagPlace = (at: number, height: number, size: number): number =>
  Math.min(height - tagHalf(size), Math.max(tagHalf(size), at));

/** Whether a text of the axis would touch the tag. */
export const touchesTag = (y: number, tag: number, size: number): boolean =>
  Math.abs(y - tag) < tagHalf(size) + size * 0.75;

/** The tag gives way to the price under the crosshair, to the side on which it stands. */
function besides(cross: number | null, tag: number, size: number, height: number): number {
  const least = tagHalf(size) + size;
  if (cross === null || Math.abs(cross - tag) >= least) return tag;
  const away = tag < cross ? cross - least : cross + least;
  const isIn = away >= tagHalf(size) && away <= height - tagHalf(size);
  return isIn ? away : tag < cross ? cross + least : cross - least;
}

/** Tag of the last price over the axis, with the time to the bar's close under it. */
function lastTag(
  { width, height }: Bounding,
  at: number,
  close: number,
  time: number,
  { theme, settings, crosshair }: MarkContext,
): OverlayFigure[] {
  const { size, tag, tagText, tagQuiet } = theme();
  const { period, priceDecimals, now } = settings();
  const half = tagHalf(size);
  const y = besides(crosshair(), tagPlace(at, height, size), size, height);
  const left = closeOf(time, period) - now();
  const price = text(axisPrice(close, priceDecimals), theme(), {
    x: width - 8,
    y: y - size * 0.6,
    align: 'right',
    color: tagText,
    weight: 600,
  });
  const clock = text(formatCountdown(left, document.documentElement.lang || 'en'), theme(), {
    x: width - 8,
    y: y + size * 0.62,
    align: 'right',
    color: tagQuiet,
  });
  return [
    {
      type: 'rect',
      attrs: { x: 2, y: y - half, width: width - 2, height: half * 2 },
      styles: { style: 'fill', color: tag, borderSize: 0, borderRadius: [4, 0, 0, 4] },
      ignoreEvent: true,
    },
    price,
    clock,
  ];
}

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
    if (!last || !xAxis || !yAxis) return [];
    const toY = (price: number) => yAxis.convertToPixel(price);
    const toX = (index: number) => xAxis.convertToPixel(index);
    const y = Math.round(toY(last.close));
    const { mode, lines } = context.settings();
    const { width, height } = bounding;
    const placed = placeLines(lines, toY, height, context.theme());
    return [
      ...(mode === 'candles' ? callouts(chart, width, toY, toX, y, placed, context) : []),
      ...userLines(placed, width, context.theme()),
      line(0, y, width, y, context.theme().ink, [2, 3]),
    ];
  },
  createYAxisFigures: ({ chart, overlay, bounding, yAxis }) => {
    const last = chart.getDataList().at(-1);
    if (!last || !yAxis) return [];
    return lastTag(
      bounding,
      Math.round(yAxis.convertToPixel(last.close)),
      last.close,
      last.timestamp,
      overlay.extendData,
    );
  },
  createXAxisFigures: ({ chart, overlay: { extendData: context }, xAxis }) => {
    if (!xAxis) return [];
    const { from, to } = chart.getVisibleRange();
    const long = new Set(labelsInView(chart, context).map(({ index }) => index));
    return Array.from({ length: Math.max(0, to - from) }, (_, i) => {
      const x = Math.round(xAxis.convertToPixel(from + i));
      return line(x, 0, x, long.has(from + i) ? 6 : 3, context.theme().tick);
    });
  },
};

/** Labels of the time axis for the bars in view. */
export function labelsInView(chart: Chart, { theme, settings }: MarkContext) {
  const { from, to } = chart.getVisibleRange();
  const times = chart.getDataList().map(({ timestamp }) => timestamp);
  const gap = Math.ceil((theme().size * 6) / chart.getBarSpace().bar);
  return timeLabels(times, from, to, gap, settings().period, document.documentElement.lang);
}
