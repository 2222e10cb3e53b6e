import { beforeEach, describe, expect, it } from 'vitest';
import type { DetailEvent } from './events.ts';
import { createFeed, type FeedHost } from './feed.ts';
import type { FromWorker, ToWorker } from './messages.ts';

const BTC = 'market.btcusdt.detail';
const tick: DetailEvent = {
  kind: 'detail',
  price: '2',
  change: '100',
  open: '1',
  high: '2',
  low: '1',
  volume: '1',
  turnover: '1',
};

/** A feed whose worker, frames and microtasks the test runs by hand. */
function setUp() {
  const sent: ToWorker[] = [];
  const soon: (() => void)[] = [];
  const frames: (() => void)[] = [];
  let answer: (message: FromWorker) => void = () => undefined;
  let starts = 0;
  let visible: (isVisible: boolean) => void = () => undefined;
  let online: () => void = () => undefined;
  const host: FeedHost = {
    start: () => {
      starts += 1;
      return {
        postMessage: (message) => sent.push(message),
        addEventListener: (_, listener) => {
          answer = (data) => listener({ data });
        },
      };
    },
    frame: (then) => frames.push(then),
    soon: (then) => soon.push(then),
    watch: (onVisible, onOnline) => {
      visible = onVisible;
      online = onOnline;
    },
  };
  const run = (queue: (() => void)[]) => {
    for (const then of queue.splice(0)) then();
  };
  return {
    feed: createFeed(host),
    sent,
    starts: () => starts,
    settle: () => run(soon),
    draw: () => run(frames),
    waiting: () => frames.length,
    answer: (message: FromWorker) => answer(message),
    visible: (is: boolean) => visible(is),
    online: () => online(),
  };
}

let all: ReturnType<typeof setUp>;
beforeEach(() => {
  all = setUp();
});

describe('listeners (readings C6)', () => {
  it('start the worker with the first of them', () => {
    expect(all.starts()).toBe(0);
    all.feed.subscribe(BTC, () => undefined);
    all.settle();
    expect(all.starts()).toBe(1);
  });

  it('share one subscription; the last one out ends it', () => {
    const stops = [1, 2, 3].map(() => all.feed.subscribe(BTC, () => undefined));
    all.settle();
    expect(all.sent).toEqual([{ type: 'sub', id: 1, channel: BTC }]);
    stops[0]?.();
    stops[1]?.();
    all.settle();
    expect(all.sent).toHaveLength(1);
    stops[2]?.();
    all.settle();
    expect(all.sent.at(-1)).toEqual({ type: 'unsub', id: 1 });
  });

  it('may be the same function twice, and leave twice', () => {
    const listener = () => undefined;
    const stops = [all.feed.subscribe(BTC, listener), all.feed.subscribe(BTC, listener)];
    all.settle();
    stops[0]?.();
    stops[0]?.();
    all.settle();
    expect(all.sent).toHaveLength(1);
  });

  it('that come back within one commit do not touch the wire', () => {
    const stop = all.feed.subscribe(BTC, () => undefined);
    all.settle();
    stop();
    all.feed.subscribe(BTC, () => undefined);
    all.settle();
    expect(all.sent).toHaveLength(1);
  });
});

describe('batches', () => {
  it('are handed out in a frame, to all listeners, and then the worker hears of it', () => {
    const order: string[] = [];
    all.feed.subscribe(BTC, ({ price }) => order.push(`a ${price}`));
    all.feed.subscribe(BTC, ({ price }) => order.push(`b ${price}`));
    all.settle();
    all.answer({ type: 'batch', batch: [1, tick, 99, tick] });
    expect([order, all.waiting()]).toEqual([[], 1]);
    all.draw();
    expect(order).toEqual(['a 2', 'b 2']);
    expect(all.sent.at(-1)).toEqual({ type: 'ready' });
  });

  it('count as arrivals, as do signs of life', () => {
    all.feed.subscribe(BTC, () => undefined);
    all.settle();
    expect(all.feed.lastArrival()).toBeNull();
    all.answer({ type: 'connection', connection: { status: 'live', attempt: 0, attempts: 5 } });
    expect(all.feed.lastArrival()).toBeNull();
    all.answer({ type: 'alive' });
    expect(all.feed.lastArrival()?.at).toBeGreaterThan(0);
  });
});

it('tells the worker when the page is hidden, seen and online', () => {
  all.feed.subscribe(BTC, () => undefined);
  all.settle();
  all.sent.length = 0;
  all.visible(false);
  all.visible(true);
  all.online();
  expect(all.sent).toEqual([
    { type: 'visible', isVisible: false },
    { type: 'visible', isVisible: true },
    { type: 'retry' },
    { type: 'retry' },
  ]);
});
