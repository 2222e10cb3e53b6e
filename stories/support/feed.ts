import { sideFixture } from '../../src/contract/fixtures/book.ts';
import { pairFixtures } from '../../src/contract/fixtures/pairs.ts';
import { tradeFixtures } from '../../src/contract/fixtures/trades.ts';
import type { MarketEvent, MarketFeed } from '../../src/data/market/index.ts';
import { RECONNECT } from '../../src/domain/constants.ts';

/** How the link to the market stands in a story. `stale` is live, but nothing has come for half a minute. */
export type FeedState = 'connecting' | 'live' | 'reconnecting' | 'stopped' | 'stale';

const STALE_MS = 30_000;

const pairOf = (symbol: string) =>
  pairFixtures.find((pair) => `${pair.currency_name}${pair.legal_name}`.toLowerCase() === symbol);
const symbolOf = ({ currency_name, legal_name }: (typeof pairFixtures)[number]) => `${currency_name}/${legal_name}`;

function eventOf(channel: string): MarketEvent | null {
  const [, symbol = '', topic = ''] = channel.split('.');
  const pair = pairOf(symbol);
  if (!pair) return null;
  const price = Number(pair.now_price);
  const decimals = Number(pair.price_decimals);
  if (topic === 'detail') {
    const open = (price / (1 + Number(pair.change) / 100)).toFixed(decimals + 4);
    return {
      kind: 'detail',
      price: String(pair.now_price),
      change: String(pair.change),
      open,
      high: String(pair.high),
      low: String(pair.low),
      volume: String(pair.volume),
      turnover: String(pair.turnover),
    };
  }
  const named = symbolOf(pair);
  if (topic === 'depth')
    return { kind: 'depth', bids: sideFixture(named, 'bids'), asks: sideFixture(named, 'asks'), version: 1 };
  if (topic === 'trade') return { kind: 'trades', trades: tradeFixtures(named) };
  return null;
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
        if (!isOn || event === null || state === 'connecting') return;
        (listener as (event: MarketEvent) => void)(event);
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
