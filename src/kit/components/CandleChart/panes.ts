import { type AxisCreateRangeCallback, type AxisCreateTicksCallback, type Chart, utils } from 'klinecharts';
import { axisPrice } from './axis-price.ts';
import { tagPlace, touchesTag } from './axis-tags.ts';
import { barsInView } from './bars-in-view.ts';
import { CANDLES } from './chart-options.ts';
import type { AxisRoom } from './chart-styles.ts';
import type { ChartTheme } from './chart-theme.ts';
import { INDICATOR_KEYS, isBelow, specOf } from './indicators.ts';
import type { MarkContext } from './mark-context.ts';
import { labelsInView } from './marks.ts';
import type { CandleBar, ChartIndicator } from './types.ts';

/** Room in a pane, as shares of its height: lines have a legend over them and touch no edge, bars stand on the edge. */
const LINES_GAP = { top: 0.3, bottom: 0.06 };
const BARS_GAP = { top: 0.15, bottom: 0 };

/** Above and under the candles, in px: a callout stands there whole, at the largest text too. */
const CANDLES_GAP = { top: 28, bottom: 28 };

/** Bands are dashed: where averages are drawn too, the hue alone would not tell them apart. */
const BAND = [4, 3];

/** The line styles of an indicator where they are not those of all. */
const linesOf = (indicator: ChartIndicator, theme: ChartTheme) =>
  indicator === 'BOLL'
    ? { lines: theme.ma.map((color) => ({ style: 'dashed' as const, size: 1.25, color, dashedValue: BAND })) }
    : null;

const paneOf = (indicator: ChartIndicator): string => (isBelow(indicator) ? `pane_${indicator}` : CANDLES);

/** Limits that lie in the range of the pane, as the ticks that rule it. */
const limitTicks =
  (limits: readonly number[]): AxisCreateTicksCallback =>
  ({ range, bounding }) =>
    limits
      .filter((limit) => limit > range.from && limit < range.to)
      .map((limit) => ({
        coord: Math.round(bounding.height * (1 - (limit - range.from) / (range.to - range.from))),
        value: limit,
        text: String(limit),
      }));

function addIndicator(chart: Chart, indicator: ChartIndicator, context: MarkContext): void {
  const { library, lengths, figures, height, limits = [] } = specOf(indicator);
  const paneId = paneOf(indicator);
  const styles = linesOf(indicator, context.theme());
  const create = { name: library, calcParams: [...lengths], paneId, extendData: context, styles };
  chart.createIndicator(create, height === undefined);
  if (height === undefined) return;
  chart.setPaneOptions({ id: paneId, height, minHeight: 24, dragEnabled: false });
  const gap = figures.length > 0 ? LINES_GAP : BARS_GAP;
  chart.overrideYAxis({ paneId, gap, createTicks: limitTicks(limits) });
}

/** Makes the indicators of the chart those of its settings. */
export function syncPanes(chart: Chart, context: MarkContext): void {
  const { indicators } = context.settings();
  for (const indicator of INDICATOR_KEYS) {
    const { library } = specOf(indicator);
    const isDrawn = chart.getIndicators({ name: library }).length > 0;
    if (isDrawn && !indicators.includes(indicator)) chart.removeIndicator({ name: library });
    if (!isDrawn && indicators.includes(indicator)) addIndicator(chart, indicator, context);
  }
}

/** Gives the indicators with inks of their own those of another theme. */
export function restyleIndicators(chart: Chart, theme: ChartTheme): void {
  for (const indicator of INDICATOR_KEYS) {
    const styles = linesOf(indicator, theme);
    if (styles) chart.overrideIndicator({ name: specOf(indicator).library, styles });
  }
}

/** Where the panes under the candles begin, in px from the top of the chart. */
export function paneTops(chart: Chart, indicators: readonly ChartIndicator[]): ReadonlyMap<ChartIndicator, number> {
  return new Map(
    indicators.filter(isBelow).flatMap((indicator) => {
      const top = chart.getSize(paneOf(indicator), 'root')?.top;
      return top === undefined ? [] : [[indicator, top] as const];
    }),
  );
}

/**
 * Prices that the axis spans. Averages may leave the picture: with them it would be of the past. Bands are read by how near
 * the bars come to them, so they stay in it.
 */
const barsRange =
  (context: MarkContext): AxisCreateRangeCallback =>
  ({ chart, defaultRange }) => {
    const { mode, indicators } = context.settings();
    if (mode !== 'candles' || indicators.includes('BOLL')) return defaultRange;
    const { from, to } = barsInView(chart);
    const bars = chart.getDataList().slice(from, to);
    if (bars.length === 0) return defaultRange;
    const [low, high] = [Math.min(...bars.map((bar) => bar.low)), Math.max(...bars.map((bar) => bar.high))];
    const range = high - low;
    return {
      ...{ from: low, to: high, range },
      ...{ realFrom: low, realTo: high, realRange: range },
      ...{ displayFrom: low, displayTo: high, displayRange: range },
    };
  };

/** Room above and below the candles, and labels of the time axis that do not touch its ends. */
export function setAxes(chart: Chart, context: MarkContext): void {
  chart.overrideYAxis({
    paneId: CANDLES,
    gap: CANDLES_GAP,
    createRange: barsRange(context),
    // Its line stays where a text would touch the tag of the last price.
    createTicks: ({ range, bounding, defaultTicks }) => {
      const last = chart.getDataList().at(-1)?.close;
      if (last === undefined) return defaultTicks;
      const { size } = context.theme();
      const at = bounding.height * (1 - (last - range.from) / (range.to - range.from));
      const tag = tagPlace(at, bounding.height, size);
      return defaultTicks.map((tick) => (touchesTag(tick.coord, tag, size) ? { ...tick, text: '' } : tick));
    },
  });
  chart.overrideXAxis({
    createTicks: () => {
      const width = chart.getSize(CANDLES, 'main')?.width ?? 0;
      const edge = context.theme().size * 1.5;
      return labelsInView(chart, context).flatMap(({ index, text }) => {
        const point = chart.convertToPixel({ dataIndex: index }, { paneId: CANDLES });
        const x = Array.isArray(point) ? undefined : point.x;
        return x === undefined || x < edge || x > width - edge ? [] : [{ coord: x, value: text, text }];
      });
    },
  });
}

/** A price of so many characters asks for 60 px. */
const LONG = 8;

/** Room for the widest price, 56 px at least and a third of the chart at most; prices end 8 px before the edge or a little sooner. */
export function axisRoom(
  element: HTMLElement,
  bars: readonly CandleBar[],
  theme: ChartTheme,
  decimals: number,
): AxisRoom {
  const most = bars.reduce((max, { high }) => Math.max(max, high), 0);
  // Digits of a canvas are not of one width: none is wider than a nought.
  const widest = axisPrice(most, decimals).replace(/\d/g, '0');
  const measure = (weight: number) => utils.calcTextWidth(widest, theme.size, weight, theme.family);
  const width = Math.round(
    Math.min(Math.max(widest.length < LONG ? 56 : 60, measure(600) + 14), element.clientWidth / 3),
  );
  return { width, inset: Math.max(4, width - measure(500) - 8) };
}
