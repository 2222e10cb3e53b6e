import { type Chart, utils } from 'klinecharts';
import { formatPrice } from '../../../domain/number.ts';
import { CANDLES } from './chart-options.ts';
import type { AxisRoom } from './chart-styles.ts';
import type { ChartTheme } from './chart-theme.ts';
import { labelsInView, type MarkContext } from './marks.ts';
import { type CandleBar, MA_LENGTHS } from './types.ts';

/** Panes under the candles: what switches them, the indicator in them, their height. */
const UNDER = [
  ['VOL', 'KIT_VOL', 56],
  ['MACD', 'MACD', 64],
] as const;

/** Makes the indicators of the chart those of its settings. */
export function syncPanes(chart: Chart, context: MarkContext): void {
  const { indicators, mode } = context.settings();
  const has = (name: string) => chart.getIndicators({ name }).length > 0;
  if (!indicators.includes('MA') || mode === 'line') chart.removeIndicator({ name: 'MA' });
  else if (!has('MA')) chart.createIndicator({ name: 'MA', calcParams: [...MA_LENGTHS], paneId: CANDLES }, true);
  for (const [key, name, height] of UNDER) {
    if (!indicators.includes(key)) chart.removeIndicator({ name });
    else if (!has(name)) {
      const paneId = `pane_${key}`;
      chart.createIndicator({ name, paneId, extendData: context }, false);
      chart.setPaneOptions({ id: paneId, height, minHeight: 24, dragEnabled: false });
      chart.overrideYAxis({ paneId, gap: { top: 0.15, bottom: 0 }, createTicks: () => [] });
    }
  }
}

/** Room above and below the candles, and labels of the time axis that do not touch its ends. */
export function setAxes(chart: Chart, context: MarkContext): void {
  chart.overrideYAxis({ paneId: CANDLES, gap: { top: 0.1, bottom: 0.08 } });
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

/** Room for the widest price, 56 px at least and a third of the chart at most; prices end 8 px before the edge. */
export function axisRoom(
  element: HTMLElement,
  bars: readonly CandleBar[],
  theme: ChartTheme,
  decimals: number,
): AxisRoom {
  const most = bars.reduce((max, { high }) => Math.max(max, high), 0);
  const measure = (weight: number) =>
    utils.calcTextWidth(formatPrice(most, decimals), theme.size, weight, theme.family);
  const width = Math.round(Math.min(Math.max(56, measure(600) + 16), element.clientWidth / 3));
  return { width, inset: Math.max(4, width - measure(500) - 8) };
}
