import type { MarketChannel, MarketEvent } from '../../../src/data/market/events.ts';
import { createFeed } from '../../../src/data/market/feed.ts';

/** The product's way: socket, inflating and decoding in the worker; one compact batch a frame on the page. */
export function throughWorker(address: string, channels: readonly MarketChannel[]): () => number {
  const latest = new Map<string, MarketEvent>();
  let seen = 0;
  const feed = createFeed({
    start: (onMessage) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onmessage = (event) => onMessage(event.data);
      worker.postMessage({ type: 'connect', url: address });
      return (message) => worker.postMessage(message);
    },
    frame: (then) => void requestAnimationFrame(then),
    soon: (then) => queueMicrotask(then),
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
