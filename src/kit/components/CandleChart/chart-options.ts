import type { Options } from 'klinecharts';
import { formatCompact } from '../../../domain/number.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { axisPrice } from './axis-price.ts';
import type { ChartSettings } from './types.ts';

/** The library's main pane; its name is fixed. */
export const CANDLES = 'candle_pane';

const decimalsOf = (text: string | number): number => String(text).split('.')[1]?.length ?? 0;

/** Figures and dates of the canvas go through the same formatters as the page; hotkeys are the page's. */
export function chartOptions(settings: () => ChartSettings): Options {
  const hasClock = () => ['minute', 'hour'].includes(settings().period.unit);
  return {
    hotkey: { enabled: false },
    zoomAnchor: 'last_bar',
    thousandsSeparator: { sign: ',', format: (value) => axisPrice(value, decimalsOf(value)) },
    decimalFold: { format: String },
    formatter: {
      formatBigNumber: (value) => formatCompact(String(value)),
      formatDate: ({ timestamp }) => formatDateTime(timestamp, { time: hasClock() ? 'minutes' : false }),
    },
    layout: { pane: { dragEnabled: false, minHeight: 24 } },
  };
}
