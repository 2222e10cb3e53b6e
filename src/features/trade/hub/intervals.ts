import type { ChartMode, ChartPeriod } from '#kit/CandleChart';
import type { Period } from '../../../contract/channels.ts';

/** The intervals of the hub (screens.md section 1): what each asks of the wire and of the chart. */
export const INTERVALS = {
  time: { wire: '1min', mode: 'line', period: { unit: 'minute', span: 1 }, seconds: 60 },
  '1m': { wire: '1min', mode: 'candles', period: { unit: 'minute', span: 1 }, seconds: 60 },
  '5m': { wire: '5min', mode: 'candles', period: { unit: 'minute', span: 5 }, seconds: 300 },
  '30m': { wire: '30min', mode: 'candles', period: { unit: 'minute', span: 30 }, seconds: 1800 },
  '1h': { wire: '60min', mode: 'candles', period: { unit: 'hour', span: 1 }, seconds: 3600 },
  '1d': { wire: '1day', mode: 'candles', period: { unit: 'day', span: 1 }, seconds: 86_400 },
  '1w': { wire: '1week', mode: 'candles', period: { unit: 'week', span: 1 }, seconds: 604_800 },
  '1M': { wire: '1mon', mode: 'candles', period: { unit: 'month', span: 1 }, seconds: 2_678_400 },
} as const satisfies Record<string, { wire: Period; mode: ChartMode; period: ChartPeriod; seconds: number }>;

export type Interval = keyof typeof INTERVALS;
export const INTERVAL_KEYS: readonly Interval[] = ['time', '1m', '5m', '30m', '1h', '1d', '1w', '1M'];
export const DEFAULT_INTERVAL: Interval = '30m';
