import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeMarkets } from '../../../../../tests/conformance/htx/support/fake-markets.ts';
import { INSTRUMENTS } from '../../../assets/instruments.ts';
import type { Candle, MarketData, MarketEvents } from '../../../market-data/port.ts';
import { type HtxTopic, parseTopic } from '../../htx/topic.ts';
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

const MINUTES: HtxTopic = { kind: 'kline', name: `market.${symbol}.kline.1min`, instrument, period: '1min' };

/** A hub whose market has the candles that a test tells, the last one as it stands now. */
function openCandles() {
  let hear: (event: MarketEvents['candle'][0]) => void = () => undefined;
  let last: Candle | undefined;
  const markets = {
    on(event: keyof MarketEvents, listener: typeof hear) {
      if (event === 'candle') hear = listener;
      return () => undefined;
    },
    current: () => last,
  } as unknown as MarketData;
  const tell = (given: Candle) => {
    last = given;
    hear({ symbol, period: '1min', candle: given });
  };
  return { hub: new Hub({ markets, clock: { now: () => 0 }, log: console as never, beatMs: BEAT_MS }), tell };
}

it('tells a slow client how a candle closed, and not only how the next one stands', () => {
  const { hub, tell } = openCandles();
  const client = new Client();
  hub.join(client, MINUTES);
  const push = (given: Candle) => {
    tell(given);
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

it('tells a newcomer minutes in their order, whenever it comes', () => {
  const { hub, tell } = openCandles();
  const early = new Client();
  hub.join(early, MINUTES);
  tell(candle(60, 2));
  vi.advanceTimersByTime(BEAT_MS);
  tell(candle(120, 5));
  const late = new Client();
  hub.greet(late, hub.join(late, MINUTES));
  vi.advanceTimersByTime(BEAT_MS);
  hub.close();
  expect(early.seen).toEqual([
    [60, 2],
    [60, 2],
    [120, 5],
  ]);
  expect(late.seen).toEqual(early.seen);
});

/** A client that hears everything, and what it has heard. */
function listener() {
  const heard: Record<string, unknown>[] = [];
  const push = (frame: Buffer) => {
    heard.push(JSON.parse(gunzipSync(frame).toString()));
    return true;
  };
  const topics = new Map<string, LiveTopic>();
  const client: Subscriber = {
    topics,
    missed: new Set(),
    hasCaughtUp: true,
    push,
    pushMissed: push,
    caughtUp: () => undefined,
    count: () => undefined,
  };
  return { client, heard };
}

function openHub() {
  const markets = new FakeMarkets({ now: () => 0 });
  const hub = new Hub({ markets, clock: { now: () => 0 }, log: console as never, beatMs: BEAT_MS });
  const topic = (name: string): HtxTopic => parseTopic(name, markets);
  const sub = (client: Subscriber, name: string) => hub.greet(client, hub.join(client, topic(name)));
  const move = (size: number) => markets.change('btcusdt', [{ side: 'buy', price: 100, size }]);
  return { markets, hub, sub, move };
}

/** What a frame says of the first symbol's bid. */
const bidSize = (frame: Record<string, unknown> | undefined) =>
  (frame?.data as { readonly bidSize: number }[] | undefined)?.[0]?.bidSize;

it('makes what newcomers get once a beat, however often they ask while the market moves', () => {
  const { markets, hub, sub, move } = openHub();
  const { client, heard } = listener();
  for (const name of ['market.tickers', 'market.btcusdt.depth.step0', 'market.btcusdt.mbp.refresh.20']) {
    sub(client, name);
    const { depth } = markets.reads;
    const before = heard.length;
    for (let size = 1; size <= 50; size += 1) {
      move(size);
      sub(client, name);
    }
    expect([name, heard.length - before, markets.reads.depth]).toEqual([name, 50, depth]);
    vi.advanceTimersByTime(BEAT_MS);
    sub(client, name);
    expect(markets.reads.depth).toBeGreaterThan(depth);
  }
  hub.close();
});

it('makes what newcomers get of all symbols once a beat though everybody leaves, and then tells what has moved', () => {
  const { markets, hub, sub, move } = openHub();
  const { client, heard } = listener();
  move(1);
  sub(client, 'market.tickers');
  const { detail } = markets.reads;
  for (let size = 2; size <= 50; size += 1) {
    hub.leave(client, 'market.tickers');
    move(size);
    sub(client, 'market.tickers');
  }
  expect([heard.length, markets.reads.detail, bidSize(heard.at(-1))]).toEqual([50, detail, 1]);
  vi.advanceTimersByTime(10 * BEAT_MS);
  expect([heard.length, bidSize(heard.at(-1))]).toEqual([51, 50]);
  hub.leave(client, 'market.tickers');
  vi.advanceTimersByTime(BEAT_MS);
  move(51);
  sub(client, 'market.tickers');
  expect(bidSize(heard.at(-1))).toBe(51);
  hub.close();
});

it('never tells a newcomer of before what the others have been told', () => {
  const { hub, sub, move } = openHub();
  const [early, late] = [listener(), listener()];
  const name = 'market.btcusdt.mbp.20';
  sub(early.client, name);
  for (let size = 1; size <= 5; size += 1) {
    move(size);
    // Changes of the book are told when the turn of the loop ends.
    vi.advanceTimersByTime(1);
    sub(late.client, name);
    const seqNum = (late.heard.at(-1)?.tick as { readonly seqNum: number } | undefined)?.seqNum;
    expect(early.heard.at(-1)).toMatchObject({ tick: { seqNum } });
    expect(seqNum).toBe(100 + size);
  }
  hub.close();
});
