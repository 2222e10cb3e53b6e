import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_TYPE, type AccountKind, type AccountLog } from '../../contract/rows/wallet.ts';
import { call } from '../../data/call.ts';
import { PAGE_SIZE } from '../../domain/constants.ts';
import { formatAmount, formatSigned } from '../../domain/number.ts';
import { formatDateTime } from '../../domain/time.ts';
import { InfiniteList } from '../../kit/components/InfiniteList/index.ts';
import { LedgerRow } from '../../kit/components/LedgerRow/index.ts';
import { SkeletonRows } from '../../kit/components/Skeleton/index.ts';
import { QueryState } from '../../parts/QueryState.tsx';
import { hideBalancesAtom } from '../../state/preferences.ts';
import { RowPress } from './Assets.styles.ts';
import { LedgerSheet } from './LedgerSheet.tsx';

interface LedgerProps {
  readonly currency: number;
  readonly kind: AccountKind;
  readonly scale: number;
}

/** Every movement of one balance, newest first, with before and after. */
export function Ledger({ currency, kind, scale }: LedgerProps) {
  const { t } = useTranslation('assets');
  const isHidden = useAtomValue(hideBalancesAtom);
  const [chosen, setChosen] = useState<AccountLog | null>(null);
  const request = { currency, type: ACCOUNT_TYPE[kind], limit: PAGE_SIZE.standard };
  const query = useInfiniteQuery({
    queryKey: ['wallet.log', 'pages', request],
    queryFn: ({ pageParam, signal }) => call('wallet.log', { ...request, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE.standard < last.count ? pages.length + 1 : undefined),
  });
  const rows = query.data?.pages.flatMap((page) => page.list) ?? [];
  const figure = (value: string) => formatAmount(value, scale);
  return (
    <QueryState
      isLoading={query.isPending}
      error={rows.length === 0 ? query.error : null}
      onRetry={() => void query.refetch()}
      errorTitle={t('record.error.title')}
      skeleton={<SkeletonRows count={4} mark={false} row="record" />}
      empty={rows.length === 0 ? { title: t('record.empty.title'), text: t('record.empty.text') } : undefined}
    >
      <InfiniteList
        label={t('record.ledger')}
        items={rows}
        keyOf={(row) => row.id}
        renderItem={(row) => (
          <RowPress type="button" onClick={() => setChosen(row)}>
            <LedgerRow
              kind={row.info}
              time={formatDateTime(row.created_time)}
              value={formatSigned(row.value, scale)}
              unit={row.currency_name}
              before={figure(row.before)}
              after={figure(row.after)}
              courseText={`${t('record.before')} ${figure(row.before)}, ${t('record.after')} ${figure(row.after)}`}
              hidden={isHidden}
            />
          </RowPress>
        )}
        hasMore={query.hasNextPage}
        isLoading={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        endText={t('record.end')}
      />
      <LedgerSheet row={chosen} scale={scale} isHidden={isHidden} onClose={() => setChosen(null)} />
    </QueryState>
  );
}
