import type { FastifyBaseLogger } from 'fastify';
import type { Backoff } from '../../platform/backoff.ts';
import type { IndexSource } from '../port.ts';
import { UpstreamCandles } from './candles.ts';
import { UpstreamLink } from './link.ts';
import { readPrice, type UpstreamMessage } from './message.ts';

export interface UpstreamOptions {
  readonly log?: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly backoff?: Backoff;
  readonly staleMs?: number;
  readonly requestPaceMs?: number;
  readonly requestTimeoutMs?: number;
}

/** Reference prices from an HTX-protocol server. */
export interface Upstream extends IndexSource {
  /** Resolves when the server has answered for every symbol, or when the time is up. */
  ready(withinMs: number): Promise<void>;
  close(): void;
}

const BACKOFF: Backoff = { firstMs: 500, capMs: 30_000 };
/** Three pings of the server. */
const STALE_MS = 15_000;
/** A little over the 100 ms that a server allows. */
const REQUEST_PACE_MS = 110;
const REQUEST_TIMEOUT_MS = 10_000;

const topicOf = (symbol: string) => `market.${symbol}.detail`;

/**
 * Connects to a server that speaks the HTX protocol (MARKET_UPSTREAM, readings G12): last prices by `market.S.detail`,
 * history by `req`. Only symbols that the server confirms are quoted; it may go and come back at any time.
 */
export function connectUpstream(url: string, symbols: readonly string[], options: UpstreamOptions = {}): Upstream {
  const { log, backoff = BACKOFF, staleMs = STALE_MS } = options;
  const confirmed = new Set<string>();
  const refused = new Set<string>();
  const prices = new Map<string, number>();
  const listeners = new Set<(symbol: string, price: number) => void>();
  const settled = new Set<() => void>();
  const byTopic = new Map(symbols.map((symbol) => [topicOf(symbol), symbol]));
  const known = new Set(symbols);

  const history = new UpstreamCandles({
    paceMs: options.requestPaceMs ?? REQUEST_PACE_MS,
    timeoutMs: options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS,
    send: (message) => link.send(message),
  });

  const answered = (symbol: string, isConfirmed: boolean) => {
    (isConfirmed ? confirmed : refused).add(symbol);
    (isConfirmed ? refused : confirmed).delete(symbol);
    if (confirmed.size + refused.size < known.size) return;
    for (const resolve of settled) resolve();
  };

  const onMessage = (message: UpstreamMessage) => {
    const { ch, tick, id, subbed, status } = message;
    if (ch !== undefined) {
      const symbol = byTopic.get(ch);
      const price = readPrice(tick);
      if (symbol === undefined || price === null) return;
      prices.set(symbol, price);
      for (const listener of listeners) listener(symbol, price);
    } else if (!history.take(message) && typeof id === 'string' && known.has(id)) {
      if (status === 'ok' && subbed !== undefined) answered(id, true);
      else if (status === 'error') answered(id, false);
    }
  };

  const link: UpstreamLink = new UpstreamLink({
    url,
    backoff,
    staleMs,
    log,
    onMessage,
    onOpen() {
      for (const symbol of known) link.send({ sub: topicOf(symbol), id: symbol });
    },
    onLost: () => history.drop(),
  });

  return {
    has: (symbol) => confirmed.has(symbol),
    price: (symbol) => (confirmed.has(symbol) && link.isAlive ? prices.get(symbol) : undefined),
    history: (symbol, period, from, to) =>
      confirmed.has(symbol) && link.isOpen
        ? history.read(symbol, period, from, to)
        : Promise.reject(new Error(`market upstream does not quote ${symbol} now`)),
    onPrice(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: (withinMs) =>
      new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          settled.delete(done);
          resolve();
        };
        const timer = setTimeout(done, withinMs);
        if (known.size === confirmed.size + refused.size) done();
        else settled.add(done);
      }),
    close: () => link.close(),
  };
}
