import type { CandleChartProps, ChartDrawing } from '#kit/CandleChart';
import { CHART_NOW, candles, storySource } from './trading-data.ts';

export type Bar = NonNullable<CandleChartProps['bars']>[number];
type Bars = readonly Bar[];

/** Half-hours up to now. */
export const BARS: Bars = candles(300);
export const CLOSES = BARS.map(({ close }) => close);
export const NEWEST = BARS.at(-1);

/** The newest bar as it moves. */
export const live = storySource({
  time: CHART_NOW,
  open: 64218.5,
  high: 64218.5,
  low: 64218.5,
  close: 64218.5,
  volume: 1,
  ...NEWEST,
});

/** What lies before them. */
export const OLDER: Bars = candles(460).slice(0, 160);

export const DAILY: Bars = BARS.map((bar, i) => ({
  ...bar,
  time: Date.UTC(2026, 10, 19, 16) - (BARS.length - 1 - i) * 86_400_000,
}));

const scaled = (bars: Bars, factor: number): Bars =>
  bars.map((bar) => ({
    ...bar,
    open: bar.open * factor,
    high: bar.high * factor,
    low: bar.low * factor,
    close: bar.close * factor,
  }));

const LAST = BARS.slice(-60);
export const SMALL = scaled(BARS, 1 / 5e9);
export const HUGE = scaled(LAST, 1e9);

/** No trade moved the price, and there are few bars of it. */
export const FLAT: Bars = BARS.slice(-24).map(({ time }) => ({
  time,
  open: 64000,
  high: 64000,
  low: 64000,
  close: 64000,
  volume: 0,
}));

const damaged = (bar: object) => bar as Bar;

/** Unsorted, doubled, and with holes. */
export const DAMAGED: Bars = [
  ...LAST.slice(30).reverse(),
  damaged({ ...LAST[40], close: Number.NaN }),
  damaged({ ...LAST[41], time: null }),
  damaged({ ...LAST[29], volume: undefined, high: 0 }),
  ...LAST.slice(0, 30),
  ...LAST.slice(10, 20),
];

const timeOf = (index: number) => BARS[index]?.time ?? 0;

export const DRAWINGS: readonly ChartDrawing[] = [
  {
    key: '1',
    kind: 'fibonacci',
    points: [
      { time: timeOf(262), price: 63500 },
      { time: timeOf(280), price: 64500 },
    ],
  },
  { key: '2', kind: 'horizontal', points: [{ time: timeOf(275), price: 64350 }] },
];
