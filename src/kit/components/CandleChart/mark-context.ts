import type { Bounding, XAxis, YAxis } from 'klinecharts';
import type { ChartTheme } from './chart-theme.ts';
import type { ChartSettings } from './types.ts';

/** Where the crosshair stands, in px: the middle of its bar, and its height in the candles' pane, null in another one. */
export interface CrosshairPlace {
  readonly x: number;
  readonly y: number | null;
  /** Of its bar, ms. */
  readonly time: number;
}

/** What the drawing needs of its chart; travels as the overlays' and the indicators' own data. */
export interface MarkContext {
  readonly theme: () => ChartTheme;
  readonly settings: () => ChartSettings;
  readonly crosshair: () => CrosshairPlace | null;
}

/** Where bars and prices stand in the candles' pane, and how large it is, all in px. */
export interface PaneScale {
  readonly toX: (index: number) => number;
  readonly toY: (price: number) => number;
  readonly width: number;
  readonly height: number;
}

/** The scale of a drawing that the library asks for; null before the axes stand. */
export const scaleOf = ({ width, height }: Bounding, xAxis: XAxis | null, yAxis: YAxis | null): PaneScale | null =>
  xAxis && yAxis
    ? { toX: (index) => xAxis.convertToPixel(index), toY: (price) => yAxis.convertToPixel(price), width, height }
    : null;
