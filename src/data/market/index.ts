import { SOCKET_PATH } from '../../contract/channels.ts';
import { serverConfig, socketUrl } from '../config.ts';
import { emitter } from '../emitter.ts';
import type { Connection } from './events.ts';
import { createFeed, type FeedHost, type MarketFeed } from './feed.ts';

const browserHost: FeedHost = {
  start: () => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'market' });
    void serverConfig().then((config) =>
      worker.postMessage({ type: 'connect', url: socketUrl(config, SOCKET_PATH.market) }),
    );
    return worker;
  },
  frame: globalThis.requestAnimationFrame,
  soon: globalThis.queueMicrotask,
  watch: (onVisible, onOnline) => {
    document.addEventListener('visibilitychange', () => onVisible(document.visibilityState === 'visible'));
    addEventListener('online', onOnline);
  },
};

const connections = emitter<Connection>();

/** Who listens to the connection stays when another feed takes this one's place. */
function adopt(feed: MarketFeed): MarketFeed {
  feed.onConnection(connections.emit);
  return { ...feed, onConnection: connections.on };
}

/** The app's one feed. */
export const marketFeed: MarketFeed = adopt(createFeed(browserHost));

/** Puts another feed in place, for stories and tests; null brings the worker's back. */
export function setMarketFeed(next: MarketFeed | null): void {
  Object.assign(marketFeed, adopt(next ?? createFeed(browserHost)));
  connections.emit(marketFeed.connection());
}

export type * from './events.ts';
export type { MarketFeed } from './feed.ts';
