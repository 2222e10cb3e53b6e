import { type CallQueryOptions, callQuery } from '../../data/query.ts';
import { type Pair, pairIds } from '../../state/pairs.ts';

/** What is offered on a pair, and what the user has in it. */
export const futuresMarketQuery = (pair: Pick<Pair, 'currency_id' | 'legal_id'>, options?: CallQueryOptions) =>
  callQuery('futures.market', pairIds(pair), options);

/** What the account stands at, with all that is open: a user has at most so many. useFuturesLive is newer where anything is open. */
export const openPositionsQuery = (options?: CallQueryOptions) => callQuery('futures.account', { limit: 100 }, options);

/** What stands behind futures. */
export const futuresFundsQuery = (options?: CallQueryOptions) => callQuery('futures.funds', {}, options);
