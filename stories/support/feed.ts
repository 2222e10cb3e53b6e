import { sideFixture } from '../../src/contract/fixtures/book.ts';
import { pairFixtures } from '../../src/contract/fixtures/pairs.ts';
import { tradeFixtures } from '../../src/contract/fixtures/trades.ts';
import type { MarketEvent, MarketFeed } from '../../src/data/market/index.ts';
import { RECONNECT } from '../../src/domain/constants.ts';

/** How the link to the market stands in a story. `stale` is live, but nothing has come for half a minute. */
export type FeedState = 'connecting' | 'live' | 'reconnecting' | 'stopped' | 'stale';

const STALE_MS = 30_000;

function eventOf(channel: string): MarketEvent | null {
  const [, symbol = '', topic = ''] = channel.split('.');
  const pair = pairFixtures.find((own) => `${own.currency_name}${own.legal_name}`.toLowerCase() === symbol);
  if (!pair) return null;
  const named = `${pair.currency_name}/${pair.legal_name}`;
  if (topic === 'depth')
    return { kind: 'depth', bids: sideFixture(named, 'bids'), asks: sideFixture(named, 'asks'), version: 1 };
  if (topic === 'trade') return { kind: 'trades', trades: tradeFixtures(named) };
  if (topic !== 'detail') return null;
  const open = Number(pair.now_price) / (1 + Number(pair.change) / 100);
  return {
    kind: 'detail',
    price: String(pair.now_price),
    change: String(pair.change),
    open: open.toFixed(Number(pair.price_decimals) + 4),
    high: String(pair.high),
    low: String(pair.low),
    volume: String(pair.volume),
    turnover: String(pair.turnover),
  };
}

/** A feed that says one thing a channel and then stands still, as pictures need it. */
export function stillFeed(state: FeedState): MarketFeed {
  const status = state === 'stale' ? 'live' : state;
  const connection = { status, attempt: state === 'reconnecting' ? 2 : 0, attempts: RECONNECT.attempts } as const;
  const silent = { at: performance.now() - STALE_MS, time: Date.now() - STALE_MS };
  return {
    subscribe: (channel, listener) => {
      let isOn = true;
      const event = eventOf(channel);
      queueMicrotask(() => {
        if (isOn && event && state !== 'connecting') (listener as (event: MarketEvent) => void)(event);
      });
      return () => {
        isOn = false;
      };
    },
    connection: () => connection,
    onConnection: () => () => undefined,
    lastArrival: () => {
      if (state === 'connecting') return null;
      return state === 'stale' || state === 'stopped' ? silent : { at: performance.now(), time: Date.now() };
    },
    reconnect: () => undefined,
  };
}
