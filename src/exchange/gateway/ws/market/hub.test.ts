import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { INSTRUMENTS } from '../../../assets/instruments.ts';
import type { Candle, MarketData, MarketEvents } from '../../../market-data/port.ts';
import { Hub } from './hub.ts';
import type { LiveTopic, Subscriber } from './live-topic.ts';

const BEAT_MS = 100;
const [instrument] = INSTRUMENTS;
if (!instrument) throw new Error('There is no instrument');
const { symbol } = instrument;

const candle = (id: number, close: number): Candle => ({
  ...{ id, open: 1, close, low: 1, high: 9, amount: 1, vol: 1, count: 1 },
});

/** A client that takes pushes only while it `isQuick`. */
class Client implements Subscriber {
  readonly topics = new Map<string, LiveTopic>();
  readonly missed = new Set<LiveTopic>();
  readonly seen: (readonly [id: number, close: number])[] = [];
  isQuick = true;

  get hasCaughtUp(): boolean {
    return this.isQuick;
  }

  push(frame: Buffer): boolean {
    return this.isQuick && this.take(frame);
  }

  pushMissed(frame: Buffer): boolean {
    return this.isQuick && this.take(frame);
  }

  caughtUp(): void {}
  count(): void {}

  private take(frame: Buffer): boolean {
    const { tick } = JSON.parse(gunzipSync(frame).toString()) as { tick: Candle };
    this.seen.push([tick.id, tick.close]);
    return true;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells a slow client how a candle closed, and not only how the next one stands', () => {
  let tell: (event: MarketEvents['candle'][0]) => void = () => undefined;
  const markets = {
    on(event: keyof MarketEvents, listener: typeof tell) {
      if (event === 'candle') tell = listener;
      return () => undefined;
    },
    current: () => undefined,
  } as unknown as MarketData;
  const hub = new Hub({ markets, clock: { now: () => 0 }, log: console as never, beatMs: BEAT_MS });
  const client = new Client();
  hub.join(client, { kind: 'kline', name: `market.${symbol}.kline.1min`, instrument, period: '1min' });
  const push = (given: Candle) => {
    tell({ symbol, period: '1min', candle: given });
    vi.advanceTimersByTime(BEAT_MS);
  };
  push(candle(60, 2));
  client.isQuick = false;
  push(candle(60, 3));
  push(candle(60, 4));
  push(candle(120, 5));
  push(candle(120, 6));
  expect(client.seen).toEqual([[60, 2]]);
  client.isQuick = true;
  vi.advanceTimersByTime(BEAT_MS);
  hub.close();
  expect(client.seen).toEqual([
    [60, 2],
    [60, 4],
    [120, 6],
  ]);
});
