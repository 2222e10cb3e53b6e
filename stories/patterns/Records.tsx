import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { InfiniteList } from '#kit/InfiniteList';
import { LedgerRow } from '#kit/LedgerRow';
import { ListState } from '#kit/ListState';
import { SkeletonRows } from '#kit/Skeleton';

export interface RecordsPage {
  readonly rows: readonly {
    readonly id: number;
    readonly kind: string;
    readonly time: string;
    readonly value: string;
  }[];
  readonly hasMore: boolean;
}

export interface RecordsProps {
  /** Asks for a page of records, from the first one on; a rejection is the error state. */
  readonly load: (page: number) => Promise<RecordsPage>;
  /** @default false */
  readonly isGuest?: boolean;
  readonly onDeposit: () => void;
  readonly onLogin: () => void;
}

const ROWS_ON_A_PAGE = 4;

function Rows({ load, isGuest = false, onDeposit, onLogin }: RecordsProps) {
  const query = useInfiniteQuery({
    queryKey: ['records'],
    queryFn: ({ pageParam }) => load(pageParam),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.hasMore ? pages.length + 1 : undefined),
    enabled: !isGuest,
    retry: false,
  });
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  const stateOf = () => {
    // The order matters: an error never looks like an empty list, and nobody is told of an error behind a login.
    if (isGuest) return 'guest';
    if (query.isError && rows.length === 0) return 'error';
    if (query.isPending) return 'loading';
    return rows.length === 0 ? 'empty' : 'ready';
  };
  return (
    <ListState
      state={stateOf()}
      skeleton={<SkeletonRows count={ROWS_ON_A_PAGE} mark={false} row="bid" />}
      empty={{
        title: 'No records yet',
        text: 'Every deposit, trade and fee will stand here, with the balance after it.',
        picture: 'history',
        action: { label: 'Deposit', onPress: onDeposit },
      }}
      error={{
        title: 'Records did not load',
        text: 'The service did not answer. Your money is safe.',
        reference: 'wallet/log · 14:31:04 · ref 7F2C-91',
        onRetry: () => void query.refetch(),
        busy: query.isRefetching,
      }}
      guest={{
        title: 'Log in to see your records',
        picture: 'history',
        action: { label: 'Log in', onPress: onLogin },
      }}
    >
      <InfiniteList
        label="Records"
        items={rows}
        keyOf={({ id }) => id}
        renderItem={({ kind, time, value }) => (
          <LedgerRow kind={kind} time={time} lang="en" value={value} scale={2} unit="USDT" />
        )}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        error={query.isFetchNextPageError ? 'The next records did not load. Try again' : undefined}
        endText="No more records"
      />
    </ListState>
  );
}

/** A list that a call brings page by page, in whichever of its states it is. */
export function Records(props: RecordsProps) {
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } }));
  return (
    <QueryClientProvider client={client}>
      <Rows {...props} />
    </QueryClientProvider>
  );
}
