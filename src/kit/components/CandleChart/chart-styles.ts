import type { DeepPartial, Styles } from 'klinecharts';
import type { ChartTheme } from './chart-theme.ts';
import { faded } from './faded.ts';
import type { ChartMode } from './types.ts';

const candles = (theme: ChartTheme) => ({
  upColor: theme.up,
  downColor: theme.down,
  noChangeColor: theme.flat,
  upBorderColor: theme.up,
  downBorderColor: theme.down,
  noChangeBorderColor: theme.flat,
  upWickColor: theme.up,
  downWickColor: theme.down,
  noChangeWickColor: theme.flat,
});

function crosshairText(theme: ChartTheme) {
  return {
    show: true,
    color: theme.tagText,
    backgroundColor: theme.crosshair,
    borderColor: theme.crosshair,
    borderRadius: 4,
    size: theme.size,
    family: theme.family,
    weight: 500,
  };
}

/** Drawings are ink: they say nothing of the market. Their points are the accent: here the user has a hand. */
const drawings = (theme: ChartTheme) => ({
  line: { style: 'solid' as const, smooth: false, size: 1.5, color: theme.ink, dashedValue: [2, 2] },
  point: {
    color: theme.page,
    borderColor: theme.accent,
    borderSize: 2,
    radius: 4,
    activeColor: theme.page,
    activeBorderColor: theme.accent,
    activeBorderSize: 3,
    activeRadius: 5,
  },
  rect: { style: 'fill' as const, color: theme.quiet, borderSize: 0 },
  text: {
    style: 'fill' as const,
    color: theme.ink,
    backgroundColor: theme.page,
    borderSize: 0,
    borderRadius: 4,
    size: theme.size,
    family: theme.family,
    weight: 500,
    paddingLeft: 4,
    paddingRight: 4,
    paddingTop: 1,
    paddingBottom: 1,
  },
});

/** Width of the price axis, and where its texts begin: the library aligns them left. */
export interface AxisRoom {
  readonly width: number;
  readonly inset: number;
}

/** The whole look of the chart from the theme; the last price, callouts and ticks are drawn by marks.ts. A line has the hue of its course. */
export function chartStyles(
  theme: ChartTheme,
  mode: ChartMode,
  axis: AxisRoom,
  course: 'up' | 'down' | 'flat',
): DeepPartial<Styles> {
  const text = { size: theme.size, family: theme.family, weight: 500, color: theme.axis };
  const hidden = { show: false };
  const direction = {
    show: true,
    line: { show: true, style: 'dashed' as const, size: 1, dashedValue: [2, 2], color: theme.crosshair },
    text: crosshairText(theme),
  };
  return {
    grid: { show: true, horizontal: { show: true, style: 'solid', size: 1, color: theme.grid }, vertical: hidden },
    candle: {
      type: mode === 'line' ? 'area' : theme.isHollow ? 'candle_up_stroke' : 'candle_solid',
      bar: candles(theme),
      area: {
        lineSize: 1.5,
        lineColor: theme[course],
        backgroundColor: [
          { offset: 0, color: faded(theme[course], 0.24) },
          { offset: 1, color: faded(theme[course], 0) },
        ],
        point: {
          show: true,
          color: theme[course],
          radius: 3,
          rippleColor: 'transparent',
          rippleRadius: 3,
          animation: false,
        },
      },
      priceMark: hidden,
      tooltip: { showRule: 'none' },
    },
    indicator: {
      lines: theme.ma.map((color) => ({
        style: 'solid' as const,
        smooth: false,
        size: 1.25,
        color,
        dashedValue: [2, 2],
      })),
      bars: [
        {
          style: 'fill',
          borderStyle: 'solid',
          borderSize: 1,
          borderDashedValue: [2, 2],
          upColor: theme.up,
          downColor: theme.down,
          noChangeColor: theme.flat,
        },
      ],
      lastValueMark: hidden,
      tooltip: { showRule: 'none' },
    },
    xAxis: {
      show: true,
      size: Math.round(theme.size + 14),
      axisLine: { show: true, size: 1, color: theme.hairline },
      tickLine: { show: false, length: 6 },
      tickText: { ...text, show: true, marginStart: 4, marginEnd: 3 },
    },
    yAxis: {
      show: true,
      size: axis.width,
      axisLine: hidden,
      tickLine: { show: false, length: 0 },
      tickText: { ...text, show: true, marginStart: axis.inset, marginEnd: 0 },
    },
    separator: { size: 0, color: 'transparent', fill: false, activeBackgroundColor: 'transparent' },
    overlay: drawings(theme),
    crosshair: { show: true, horizontal: { ...direction, features: [] }, vertical: direction },
  };
}
