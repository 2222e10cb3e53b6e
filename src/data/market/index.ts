import { SOCKET_PATH } from '../../contract/channels.ts';
import { partOf } from '../client.ts';
import { serverConfig, socketUrl } from '../config.ts';
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

/** The live market data of a client. Its worker starts with the first subscription. */
export const feedOf = partOf((client): MarketFeed => client.feed ?? createFeed(browserHost));

export type * from './events.ts';
export type { MarketFeed } from './feed.ts';
