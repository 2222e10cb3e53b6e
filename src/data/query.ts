import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallName, ReplyOf, RequestOf } from '../contract/table.ts';
import { call } from './call.ts';
import { CallError } from './call-error.ts';

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
    queryFn: ({ signal }) => call(name, request, { signal }),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  });
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
