import type { Options } from 'klinecharts';
import { decimalsOf } from '../../../domain/decimal-text.ts';
import { formatCompact } from '../../../domain/number.ts';
import { axisPrice } from './axis-price.ts';
import { momentOf } from './time-ticks.ts';
import type { ChartSettings } from './types.ts';

/** The library's main pane; its name is fixed. */
export const CANDLES = 'candle_pane';

/** Figures and dates of the canvas go through the same formatters as the page; hotkeys are the page's. */
export function chartOptions(settings: () => ChartSettings): Options {
  return {
    hotkey: { enabled: false },
    zoomAnchor: 'last_bar',
    thousandsSeparator: { sign: ',', format: (value) => axisPrice(value, decimalsOf(String(value))) },
    decimalFold: { format: String },
    formatter: {
      formatBigNumber: (value) => formatCompact(String(value)),
      formatDate: ({ timestamp }) => momentOf(timestamp, settings().period, document.documentElement.lang),
    },
    layout: { pane: { dragEnabled: false, minHeight: 24 } },
  };
}
