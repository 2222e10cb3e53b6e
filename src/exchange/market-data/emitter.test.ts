import { expect, it, vi } from 'vitest';
import { MarketEmitter } from './emitter.ts';

const TRADE = { symbol: 'btcusdt', id: 1, price: 20_000_00n, amount: 1n, ts: 0, side: 'buy' } as const;

it('tells the other listeners, and the log, where one fails at once and one later', async () => {
  const log = { error: vi.fn() };
  const emitter = new MarketEmitter(log);
  const heard: number[] = [];
  emitter.on('trade', () => {
    throw new Error('at once');
  });
  emitter.on('trade', () => Promise.reject(new Error('later')));
  emitter.on('trade', ({ id }) => heard.push(id));
  emitter.emit('trade', TRADE);
  expect(heard).toEqual([1]);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2));
  expect(log.error.mock.calls.map(([fields]) => fields)).toMatchObject([
    { event: 'trade', err: { message: 'at once' } },
    { event: 'trade', err: { message: 'later' } },
  ]);
});
