import type { QueryClient } from '@tanstack/react-query';
import { marketFeed } from '../../data/market/index.ts';

/** When prices come back, the exchange is back: what failed meanwhile is asked for again, without a tap on Retry. */
export function refetchOnLink(client: QueryClient): () => void {
  let wasLost = false;
  return marketFeed.onConnection(({ status }) => {
    if (status === 'live' && wasLost) {
      void client.invalidateQueries({
        predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
      });
    }
    wasLost = status !== 'live' && (wasLost || status !== 'connecting');
  });
}
