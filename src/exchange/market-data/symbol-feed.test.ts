import { expect, it, vi } from 'vitest';
import { sessionOf } from '../assets/calendar/session.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { Emitter } from '../platform/emitter.ts';
import type { MarketEvents } from './port.ts';
import { SymbolFeed, type SymbolMemory } from './symbol-feed.ts';

const MINUTE_MS = 60_000;

/** A market that has come up with this last price, and where its process is asked to go on from. */
function opened(last: bigint) {
  const instrument = INSTRUMENTS.find(({ symbol }) => symbol === 'btcusdt');
  if (!instrument) throw new Error('There is no pair to test with');
  const emitter = new Emitter<MarketEvents>({ error: vi.fn() }, 'the markets');
  const feed = new SymbolFeed(instrument, sessionOf(instrument.type), { now: () => 0 }, emitter);
  const pathFrom = vi.fn();
  feed.open({ last, lastTradeId: 0, tape: [], indexPrice: { pathFrom } } as unknown as SymbolMemory);
  return { feed, pathFrom };
}

it('has its process go on from the last trade', () => {
  const { feed, pathFrom } = opened(600_000n);
  feed.pathFrom(MINUTE_MS);
  expect(pathFrom).toHaveBeenCalledWith(MINUTE_MS, 600_000);
});

it('never has its process go on from a price of zero', () => {
  const { feed, pathFrom } = opened(0n);
  expect(() => feed.pathFrom(MINUTE_MS)).toThrow('the market of btcusdt has no last price');
  expect(pathFrom).not.toHaveBeenCalled();
});
