import type { Client } from '../../data/client.ts';
import { feedOf } from '../../data/market/index.ts';
import { queriesOf } from '../../data/query.ts';

/** When prices come back, the exchange is back: what failed meanwhile is asked for again, without a tap on Retry. */
export function refetchOnLink(client: Client): () => void {
  let wasLost = false;
  return feedOf(client).onConnection(({ status }) => {
    if (status === 'live' && wasLost) {
      void queriesOf(client).invalidateQueries({
        predicate: ({ state }) => state.status === 'error' || state.fetchFailureCount > 0,
      });
    }
    wasLost = status !== 'live' && (wasLost || status !== 'connecting');
  });
}
