import { expect, it, vi } from 'vitest';
import { sessionOf } from '../assets/calendar/session.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { Emitter } from '../platform/emitter.ts';
import type { MarketEvents } from './port.ts';
import { SymbolFeed, type SymbolMemory } from './symbol-feed.ts';

/** A market that has come up with this last price. */
function opened(last: bigint) {
  const instrument = INSTRUMENTS.find(({ symbol }) => symbol === 'btcusdt');
  if (!instrument) throw new Error('There is no pair to test with');
  const emitter = new Emitter<MarketEvents>({ error: vi.fn() }, 'the markets');
  const feed = new SymbolFeed(instrument, sessionOf(instrument.type), { now: () => 0 }, emitter);
  feed.open({ last, lastTradeId: 0, tape: [], indexPrice: { price: () => 500_000.4 } } as unknown as SymbolMemory);
  return feed;
}

it('has an index of its own, and no trade moves it', () => {
  expect(opened(600_000n).index).toBe(500_000n);
});

it('compares no trade with a price of zero', () => {
  expect(() => opened(0n).lastTraded).toThrow('the market of btcusdt has no last price');
});
