import { anything, assert, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBar, readBook, readDetail, readLevels, readTrades } from './decode.ts';

describe('message shapes', () => {
  it('coerces figures: numbers, exponents, text', () => {
    const tick = { open: 3.6e-4, close: '64218.50', high: 1.36e7, low: '0', amount: null, vol: 12 };
    expect(readBar({ id: 1, ...tick })).toEqual({
      id: 1,
      open: '0.00036',
      close: '64218.5',
      high: '13600000',
      low: '0',
      amount: '0',
      vol: '12',
    });
  });

  it.each([
    null,
    [],
    1,
    {},
    { open: 1, close: 2, high: 3 },
    { open: 'NaN', close: 1, high: 1, low: 1 },
    { open: 1, close: Number.POSITIVE_INFINITY, high: 1, low: 1 },
  ])('refuses %j as a quote', (tick) => expect(readDetail(tick)).toBeNull());

  it('reads candles by the second their period began', () => {
    const figures = { open: 1, close: 1, high: 1, low: 1, amount: 1, vol: 1 };
    expect(readBar({ id: 1_700_000_000, ...figures })?.id).toBe(1_700_000_000);
    expect(readBar({ id: 1.5, ...figures })).toBeNull();
    expect(readBar(figures)).toBeNull();
  });

  it('reads levels that come as JSON text (wire.md 9)', () => {
    expect(readLevels('[["1.50","2"],[1,3]]')).toEqual(['1.5', '2', '1', '3']);
    expect(
      readLevels([
        [1, 2],
        ['x', 1],
      ]),
    ).toBeNull();
    expect(readLevels('[')).toBeNull();
    expect(readLevels([[1]])).toBeNull();
  });

  it('reads snapshots and deltas of books', () => {
    expect(readBook({ bids: [[1, 2]], asks: [], version: 7 })).toEqual({
      bids: ['1', '2'],
      asks: [],
      seq: 7,
      prevSeq: null,
    });
    expect(readBook({ asks: [[1, 0]], seqNum: 9, prevSeqNum: 8 })).toEqual({
      bids: [],
      asks: ['1', '0'],
      seq: 9,
      prevSeq: 8,
    });
  });

  it('leaves a broken trade out, not the others, and sorts newest first', () => {
    const good = { tradeId: 5, id: 1e30, ts: 10, price: 1, amount: 2, direction: 'buy' };
    const trades = readTrades([
      { ...good, direction: 'up' },
      good,
      null,
      { ...good, 'trade-id': 6, tradeId: undefined, ts: 11, direction: 'sell' },
    ]);
    expect(trades.map(({ id, direction }) => [id, direction])).toEqual([
      ['6', 'sell'],
      ['5', 'buy'],
    ]);
  });

  it('never throws', () => {
    assert(
      property(anything(), (value) => {
        readDetail(value);
        readBar(value);
        readBook(value);
        readLevels(value);
        return Array.isArray(readTrades(value));
      }),
      { numRuns: 2000 },
    );
  });
});
