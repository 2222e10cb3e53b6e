import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InfiniteList } from '#kit/InfiniteList';
import type { EmptyProps } from '#kit/ListState';
import { QueryState } from './QueryState.tsx';

interface PageListProps<T> {
  readonly query: UseInfiniteQueryResult<{ readonly pages: readonly unknown[] }>;
  /** What has come so far, of all pages. */
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string | number;
  readonly renderItem: (row: T) => ReactNode;
  /** What did not load: "Orders did not load". */
  readonly errorTitle: string;
  /** The exact shape of the rows. */
  readonly skeleton: ReactNode;
  readonly empty: EmptyProps;
  /** Another main button stands on the screen. */
  readonly isPart?: boolean;
  /** Said under the last row where there was more than a page. @default the kit's "No more entries" */
  readonly endText?: string;
  /** Names the list for screen readers. */
  readonly label?: string;
}

/** A list that a call gives page by page, in all its states. A next page that failed leaves the rows and can be asked for again. */
export function PageList<T>({ query, rows, errorTitle, skeleton, empty, isPart, endText, ...list }: PageListProps<T>) {
  const { t } = useTranslation('common');
  return (
    <QueryState
      isPart={isPart}
      isLoading={query.isPending}
      error={rows.length === 0 ? query.error : null}
      onRetry={() => void query.refetch()}
      errorTitle={errorTitle}
      skeleton={skeleton}
      empty={rows.length === 0 ? empty : undefined}
    >
      <InfiniteList
        {...list}
        items={rows}
        endText={(query.data?.pages.length ?? 0) > 1 ? endText : null}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        error={query.isFetchNextPageError && !query.isFetchingNextPage ? t('nextPageFailed') : undefined}
      />
    </QueryState>
  );
}
