import { QueryClient, type QueryFunction, queryOptions } from '@tanstack/react-query';
import type { CallName, ReplyOf, RequestOf } from '../contract/table.ts';
import { PAGE_SIZE } from '../domain/constants.ts';
import { call } from './call.ts';
import { CallError, referenceOf } from './call-error.ts';
import { type Client, partOf } from './client.ts';
import { restoreKept } from './kept-queries.ts';
import { specOf } from './sections.ts';

/** What a screen may say about a query of a call. */
export interface CallQueryOptions {
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number | false;
}

/** react-query options of one call: `useQuery(callQuery('content.menu', {}))`. Keys are `[name, request]`, which is all that reads them. */
export function callQuery<Name extends CallName>(name: Name, request: RequestOf<Name>, options: CallQueryOptions = {}) {
  return queryOptions<ReplyOf<Name>, CallError>({ queryKey: [name, request], ...options });
}

/**
 * Reads what a key names, `[name, request]`, or one page of `[name, 'pages', request]`. Asks nothing that the server would refuse: a kept
 * screen that comes back on show may ask once more with what it knew before the session ended, and its 999 would send the user from home
 * to login.
 */
const readFor =
  (client: Client): QueryFunction =>
  async ({ queryKey, pageParam, signal }) => {
    const name = queryKey[0] as CallName;
    const page = pageParam === undefined ? {} : { page: pageParam, limit: PAGE_SIZE.standard };
    const request = { ...page, ...Object(queryKey.at(-1)) } as RequestOf<CallName>;
    if (client.token() === null && !(await specOf(name)).guest)
      throw new CallError('login', { reference: referenceOf(name) });
    return call(client, name, request, { signal });
  };

/** Once more where no reply came; never what the server has answered. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof CallError && (error.kind === 'network' || error.kind === 'http');

/** What a client has read, with what its last visit has kept. */
export const queriesOf = partOf((client): QueryClient => {
  const queries = new QueryClient({
    // 'always': offline, a screen says so and offers Retry; it does not load forever.
    defaultOptions: {
      queries: {
        queryFn: readFor(client),
        retry: shouldRetry,
        retryDelay: 1000,
        staleTime: 10_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  restoreKept(queries, client.lang());
  return queries;
});
