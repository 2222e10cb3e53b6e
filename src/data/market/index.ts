import { SOCKET_PATH } from '../../contract/channels.ts';
import { serverConfig, socketUrl } from '../config.ts';
import { emitter } from '../emitter.ts';
import type { Connection } from './events.ts';
import { createFeed, type FeedHost, type MarketFeed } from './feed.ts';

const browserHost: FeedHost = {
  start: (onMessage) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'market' });
    worker.onmessage = (event) => onMessage(event.data);
    void serverConfig().then((config) =>
      worker.postMessage({ type: 'connect', url: socketUrl(config, SOCKET_PATH.market) }),
    );
    return (message) => worker.postMessage(message);
  },
  frame: (then) => void requestAnimationFrame(then),
  // Called on the host, which browsers refuse to take for their global.
  soon: (then) => queueMicrotask(then),
  watch: (onVisible, onOnline) => {
    document.addEventListener('visibilitychange', () => onVisible(document.visibilityState === 'visible'));
    addEventListener('online', onOnline);
  },
};

const frames = emitter<void>();
const connections = emitter<Connection>();

function adopt(next: MarketFeed): MarketFeed {
  next.onFrame(() => frames.emit());
  next.onConnection(connections.emit);
  return next;
}

let feed: MarketFeed = adopt(createFeed(browserHost));

/** Puts another feed in place, for stories and tests; null brings the worker's back. */
export function setMarketFeed(next: MarketFeed | null): void {
  feed = adopt(next ?? createFeed(browserHost));
  connections.emit(feed.connection());
}

/** The app's one feed. Listeners to frames and to the connection stay when another feed takes its place. */
export const marketFeed: MarketFeed = {
  subscribe: (channel, listener) => feed.subscribe(channel, listener),
  onFrame: frames.on,
  connection: () => feed.connection(),
  onConnection: connections.on,
  lastArrival: () => feed.lastArrival(),
  reconnect: () => feed.reconnect(),
};

export type * from './events.ts';
export type { MarketFeed } from './feed.ts';
