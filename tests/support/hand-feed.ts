import type { Arrival, Connection, MarketEvent, MarketFeed } from '../../src/data/market/index.ts';

/** A feed that the test pushes by hand. */
export function handFeed() {
  const listeners = new Map<string, Set<(event: MarketEvent) => void>>();
  const connections = new Set<(connection: Connection) => void>();
  let arrival: Arrival | null = null;
  let connection: Connection = { status: 'live', attempt: 0, attempts: 5 };
  const tell = (now: Connection) => {
    connection = now;
    for (const listener of connections) listener(now);
  };
  const hear = () => {
    arrival = { at: performance.now(), time: Date.now() };
  };
  const feed: MarketFeed = {
    subscribe: (channel, listener) => {
      const entry = (event: MarketEvent) => (listener as (event: MarketEvent) => void)(event);
      const set = listeners.get(channel) ?? new Set();
      listeners.set(channel, set.add(entry));
      return () => {
        set.delete(entry);
        if (set.size === 0) listeners.delete(channel);
      };
    },
    connection: () => connection,
    onConnection: (listener) => {
      connections.add(listener);
      return () => connections.delete(listener);
    },
    lastArrival: () => arrival,
    reconnect: () => undefined,
  };
  return {
    feed,
    channels: () => [...listeners.keys()],
    /** A price of a symbol whose day began at 100. */
    push: (symbol: string, price: string) => {
      hear();
      const change = String(Number(price) - 100);
      for (const listener of listeners.get(`market.${symbol}.detail`) ?? [])
        listener({
          kind: 'detail',
          price,
          change,
          open: '100',
          high: price,
          low: '1',
          volume: '1500',
          turnover: '150000',
        });
    },
    pushBook: (symbol: string, price: string, { bids = [price, '1'], asks = [] as readonly string[] } = {}) => {
      hear();
      for (const listener of listeners.get(`market.${symbol}.depth.step0`) ?? [])
        listener({ kind: 'depth', bids, asks, version: 1 });
    },
    /** A frame that is of nobody's channel. */
    ping: hear,
    /** The link has been lost and stands again. */
    reopen: () => tell({ status: 'live', attempt: 0, attempts: 5 }),
    /** The link is lost, and so is each counted try after it. */
    stop: () => tell({ status: 'stopped', attempt: 5, attempts: 5 }),
  };
}
