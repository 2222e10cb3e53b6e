import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallName, ReplyOf, RequestOf } from '../contract/table.ts';
import { call } from './call.ts';
import { CallError, referenceOf } from './call-error.ts';
import { identity } from './identity.ts';
import { specOf } from './sections.ts';

/** What a screen may say about a query of a call. */
export interface CallQueryOptions {
  enabled?: boolean;
  staleTime?: number;
  refetchInterval?: number | false;
  /** Shows the former rows while others load, such as the next tab's. */
  keepPrevious?: boolean;
}

/** react-query options of one call: `useQuery(callQuery('content.menu', {}))`. Keys are `[name, request]`. */
export function callQuery<Name extends CallName>(name: Name, request: RequestOf<Name>, options: CallQueryOptions = {}) {
  const { keepPrevious, ...rest } = options;
  return queryOptions<ReplyOf<Name>, CallError>({
    queryKey: [name, request],
    queryFn: ({ signal }) => callSignedIn(name, request, signal),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  });
}

/**
 * Asks nothing that the server would refuse: a kept screen that comes back on show may ask once more with what it knew
 * before the session ended, and its 999 would send the user from home to login.
 */
async function callSignedIn<Name extends CallName>(
  name: Name,
  request: RequestOf<Name>,
  signal: AbortSignal,
): Promise<ReplyOf<Name>> {
  if (identity.token() === null && !(await specOf(name)).guest)
    throw new CallError('login', { reference: referenceOf(name) });
  return call(name, request, { signal });
}

/** Once more where no reply came; never what the server has answered. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 1 && error instanceof CallError && (error.kind === 'network' || error.kind === 'http');

/** The app's query client. Hooks of stories and tests make one each. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    // 'always': offline, a screen says so and offers Retry; it does not load forever.
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay: 1000, staleTime: 10_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}
