import { describe, expect, it } from 'vitest';
import { Coalescer, TICKER_FLUSH_MS } from './coalesce.ts';
import type { DetailEvent, MarketEvent } from './events.ts';

const detail = (price: string): DetailEvent => ({
  kind: 'detail',
  price,
  change: '0',
  open: '1',
  high: '1',
  low: '1',
  volume: '1',
  turnover: '1',
});
const depth = (version: number): MarketEvent => ({ kind: 'depth', bids: [], asks: [], version });
const bar = (id: number, close: string): MarketEvent => ({
  kind: 'kline',
  bars: [{ id, open: '1', close, high: '1', low: '1', amount: '1', vol: '1' }],
});
const trade = (id: string): MarketEvent => ({
  kind: 'trades',
  trades: [{ id, ts: 1, price: '1', amount: '1', direction: 'buy' }],
});

describe('coalescing', () => {
  it('lets the first value of a channel pass at once', () => {
    const coalescer = new Coalescer();
    coalescer.add(1, detail('5'));
    expect(coalescer.dueIn(0)).toBe(0);
    expect(coalescer.take(0)).toEqual([1, detail('5')]);
  });

  it('keeps the newest ticker for the next flush', () => {
    const coalescer = new Coalescer();
    coalescer.add(1, detail('5'));
    coalescer.take(1000);
    for (const close of ['6', '7', '8']) coalescer.add(1, detail(close));
    expect(coalescer.take(1000)).toEqual([1, detail('8')]);
    coalescer.add(1, detail('9'));
    expect(coalescer.dueIn(1010)).toBe(TICKER_FLUSH_MS - 10);
    expect(coalescer.take(1010)).toEqual([]);
    expect(coalescer.take(1000 + TICKER_FLUSH_MS)).toEqual([1, detail('9')]);
    expect(coalescer.dueIn(2000)).toBeNull();
  });

  it('passes books each frame, the newest only', () => {
    const coalescer = new Coalescer();
    coalescer.add(1, depth(1));
    coalescer.take(0);
    coalescer.add(1, depth(2));
    coalescer.add(1, depth(3));
    expect(coalescer.dueIn(1)).toBe(0);
    expect(coalescer.take(1)).toEqual([1, depth(3)]);
  });

  it('loses no trade and shows none twice', () => {
    const coalescer = new Coalescer();
    for (const id of ['a', 'b', 'b', 'c']) coalescer.add(1, trade(id));
    const [, event] = coalescer.take(0);
    expect(typeof event === 'object' && event.kind === 'trades' && event.trades.map(({ id }) => id)).toEqual([
      'c',
      'b',
      'a',
    ]);
  });

  it('keeps the finished candle when the period turns between two flushes', () => {
    const coalescer = new Coalescer();
    coalescer.add(1, bar(60, '1'));
    coalescer.add(1, bar(60, '2'));
    coalescer.add(1, bar(120, '3'));
    const [, event] = coalescer.take(0);
    expect(
      typeof event === 'object' && event.kind === 'kline' && event.bars.map(({ id, close }) => [id, close]),
    ).toEqual([
      [60, '2'],
      [120, '3'],
    ]);
  });

  it('forgets a channel', () => {
    const coalescer = new Coalescer();
    coalescer.add(1, detail('5'));
    coalescer.forget(1);
    expect(coalescer.take(0)).toEqual([]);
  });
});
