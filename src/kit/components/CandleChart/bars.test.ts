import type { DataLoadMore, KLineData } from 'klinecharts';
import { expect, test, vi } from 'vitest';
import { feedBars } from './bars.ts';
import type { CandleBar } from './types.ts';

const bar = (time: number): CandleBar => ({ time, open: 1, high: 2, low: 0, close: 1, volume: 3 });
const line = (timestamp: number): KLineData => ({ timestamp, open: 1, high: 2, low: 0, close: 1, volume: 3 });
const SYMBOL = { ticker: 'pair', pricePrecision: 1, volumePrecision: 2 };
const PERIOD = { type: 'minute', span: 1 } as const;

function fakeChart(list: KLineData[], to = list.length) {
  return {
    getDataList: () => list,
    getVisibleRange: () => ({ from: 0, to, realFrom: 0, realTo: to }),
    resetData: vi.fn(),
  };
}

async function ask(feed: ReturnType<typeof feedBars>, type: 'init' | 'forward' | 'backward', timestamp: number | null) {
  const replies: [KLineData[], DataLoadMore | undefined][] = [];
  await feed.loader.getBars({
    type,
    timestamp,
    symbol: SYMBOL,
    period: PERIOD,
    callback: (data, more) => replies.push([data, more]),
  });
  return replies;
}

test('starts from the newest 1500 bars', async () => {
  const feed = feedBars(
    fakeChart([]),
    Array.from({ length: 2000 }, (_, i) => bar(i + 1)),
    undefined,
  );
  const [[bars, more] = []] = await ask(feed, 'init', null);
  expect(bars).toHaveLength(1500);
  expect(bars?.[0]?.timestamp).toBe(501);
  expect(more).toEqual({ forward: false, backward: false });
});

test('asks for the page before the oldest bar, and leaves out what it has', async () => {
  const older = vi.fn(async () => [bar(8), bar(9), bar(10)]);
  const feed = feedBars(fakeChart([line(10)]), [bar(10)], older);
  const [[bars, more] = []] = await ask(feed, 'forward', 10);
  expect(older).toHaveBeenCalledWith(10);
  expect(bars?.map(({ timestamp }) => timestamp)).toEqual([8, 9]);
  expect(more).toEqual({ forward: true, backward: false });
});

test('an empty page and a failed one are the end of history', async () => {
  for (const older of [async () => [], async () => Promise.reject(new Error('offline'))]) {
    const [[bars, more] = []] = await ask(feedBars(fakeChart([line(10)]), [bar(10)], older), 'forward', 10);
    expect(bars).toEqual([]);
    expect(more).toEqual({ forward: false, backward: false });
  }
});

test('a page that arrives after the chart has begun anew, or has gone, is dropped', async () => {
  const feed = feedBars(fakeChart([line(99)]), [bar(99)], async () => [bar(8)]);
  expect(await ask(feed, 'forward', 10)).toEqual([]);
  const gone = feedBars(fakeChart([line(10)]), [bar(10)], async () => [bar(8)]);
  gone.close();
  expect(await ask(gone, 'forward', 10)).toEqual([]);
});

test('nothing is newer than the feed', async () => {
  expect(
    await ask(
      feedBars(fakeChart([line(10)]), [bar(10)], async () => []),
      'backward',
      10,
    ),
  ).toEqual([[[], false]]);
});

test('ticks reach the chart while it listens', () => {
  const feed = feedBars(fakeChart([line(10)]), [bar(10)], undefined);
  const callback = vi.fn();
  feed.push(bar(11));
  feed.loader.subscribeBar?.({ symbol: SYMBOL, period: PERIOD, callback });
  feed.push(bar(12));
  feed.loader.unsubscribeBar?.({ symbol: SYMBOL, period: PERIOD });
  feed.push(bar(13));
  expect(callback.mock.calls.map(([data]) => data.timestamp)).toEqual([12]);
});

test('at the newest bars, many pages of the past are let go of; scrolled back they stay', () => {
  const list = Array.from({ length: 3100 }, (_, i) => line(i));
  const atEnd = fakeChart(list);
  const feed = feedBars(atEnd, [], undefined);
  feed.push(bar(3100));
  expect(atEnd.resetData).toHaveBeenCalledOnce();
  expect(feed.held()).toHaveLength(1500);
  const scrolled = fakeChart(list, 200);
  feedBars(scrolled, [], undefined).push(bar(3100));
  expect(scrolled.resetData).not.toHaveBeenCalled();
});
