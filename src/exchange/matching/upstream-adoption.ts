import type { Instrument } from '../assets/instrument.ts';
import { toBar } from '../market-data/candles/bar.ts';
import { DAY, HOUR, LONGER, minuteOf, periodStart } from '../market-data/candles/periods.ts';
import type { Candle, IndexSource } from '../market-data/port.ts';
import type { SymbolFeed } from '../market-data/symbol-feed.ts';
import type { Clock } from '../platform/clock-port.ts';
import type { MarketsOptions } from './options.ts';

/**
 * After a first start with an upstream, each symbol that it has takes its past from there too (readings G12): the running
 * candles, the day's figures, the hourly closes. In the background, since a server allows ten requests a second.
 */
export async function adopt(
  feeds: readonly SymbolFeed[],
  upstream: IndexSource,
  clock: Clock,
  log: MarketsOptions['log'],
): Promise<void> {
  for (const feed of feeds) {
    const { symbol } = feed.instrument;
    const { history, candles } = feed.known;
    const isNew = history.source === 'seed' && history.isOnlyInvented && candles.running.minute - history.end < HOUR;
    if (!isNew || !upstream.has(symbol)) continue;
    try {
      await adoptOne(feed, upstream, clock);
    } catch (error) {
      log.warn({ err: error, symbol }, 'no history from the market upstream; the seeded one stands');
    }
  }
}

async function adoptOne(feed: SymbolFeed, upstream: IndexSource, clock: Clock): Promise<void> {
  const { instrument } = feed;
  const { history, candles } = feed.known;
  const from = history.end;
  const now = Math.floor(clock.now() / 1000);
  const read = (period: Parameters<IndexSource['history']>[1], start: number) =>
    upstream.history(instrument.symbol, period, start, now);
  const minutes = await read('1min', minuteOf(now) - DAY);
  const hours = await read('60min', now - DAY);
  const running = new Map<string, Candle>();
  for (const period of LONGER) {
    const start = periodStart(period, now);
    const candle = (await read(period, start)).find(({ id }) => id === start);
    if (candle) running.set(period, candle);
  }
  history.source = 'upstream';
  for (const period of LONGER) {
    const candle = running.get(period);
    if (candle && candle.id === candles.running.start(period)) candles.running.put(period, toBar(candle, instrument));
  }
  for (const candle of minutes) if (candle.id < from) candles.putMinute(candle.id, toBar(candle, instrument));
  candles.hours.add(hours.filter(({ id }) => id < from).map((candle) => [candle.id, toBar(candle, instrument).close]));
}

/** Waits a little for a first price of every symbol that the upstream has, so that a first start begins at it. */
export async function awaitPrices(
  upstream: IndexSource,
  instruments: readonly Instrument[],
  patience: number,
): Promise<void> {
  const isReady = () =>
    instruments.every(({ symbol }) => !upstream.has(symbol) || upstream.price(symbol) !== undefined);
  if (isReady()) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      off();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const off = upstream.onPrice(() => {
      if (isReady()) done();
    });
  });
}
