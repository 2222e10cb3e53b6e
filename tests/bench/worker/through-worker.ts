import type { MarketChannel, MarketEvent } from '../../../src/data/market/events.ts';
import { createFeed } from '../../../src/data/market/feed.ts';

/** The product's way: socket, inflating and decoding in the worker; one compact batch a frame on the page. */
export function throughWorker(address: string, channels: readonly MarketChannel[]): () => number {
  const latest = new Map<string, MarketEvent>();
  let seen = 0;
  const feed = createFeed({
    start: () => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.postMessage({ type: 'connect', url: address });
      return worker;
    },
    frame: requestAnimationFrame,
    soon: queueMicrotask,
    watch: () => undefined,
  });
  for (const channel of channels) {
    feed.subscribe(channel, (event) => {
      latest.set(channel, event);
      seen += 1;
    });
  }
  return () => seen;
}
