import type { InstrumentSeed } from '../../assets/instruments.ts';
import type { History } from '../history/history.ts';
import type { Candle } from '../port.ts';
import { toBar } from './bar.ts';
import type { LiveCandles } from './live-candles.ts';
import { DAY, HOUR } from './periods.ts';

/** What the store has of a symbol's last days. */
export interface StoredPast {
  readonly minutes: readonly Candle[];
  readonly hours: readonly Candle[];
}

/** How far back the day's figures and 24 trading hours can begin, over a weekend and with sessions of 6.5 hours. */
export const LOOK_BACK = { minutes: 5 * DAY, hours: 9 * DAY } as const;

/** Fills a symbol's day figures and hourly closes from what is told and what is stored. */
export function recall(live: LiveCandles, history: History, instrument: InstrumentSeed, past: StoredPast): void {
  const now = live.running.minute;
  const { begin } = live.window;
  live.hours.add(history.hoursBack(history.begin, now, 24));
  live.hours.add(past.hours.map((candle) => [candle.id, toBar(candle, instrument).close]));
  const before = history.bar(Math.max(history.begin, begin - LOOK_BACK.minutes), begin);
  if (before) live.window.carry(before.close);
  const minutes = [
    ...history.minutes(Math.max(history.begin, begin - HOUR), now),
    ...past.minutes.map((candle) => [candle.id, toBar(candle, instrument)] as const),
  ];
  for (const [minute, bar] of minutes.sort((a, b) => a[0] - b[0])) if (minute < now) live.putMinute(minute, bar);
}
