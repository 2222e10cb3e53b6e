import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrustRowSkeleton } from '#kit/EntrustRow';
import type { Position } from '../../../contract/rows/position.ts';
import type { ReplyOf } from '../../../contract/table.ts';
import { EntrustRowOf } from '../../../parts/futures/EntrustRowOf.tsx';
import { isEntrust } from '../../../parts/futures/position.ts';
import { PageList } from '../../../parts/PageList.tsx';
import type { Pair } from '../../../state/pairs.ts';

interface EntrustListProps {
  readonly query: UseInfiniteQueryResult<InfiniteData<ReplyOf<'futures.positions'>, number>>;
  readonly pairOf: (position: Position) => Pair | undefined;
  /** Where there are none. */
  readonly action: ReactElement;
}

/** What waits for its price. */
export function EntrustList({ query, pairOf, action }: EntrustListProps) {
  const { t } = useTranslation('positions');
  const entrusts = query.data?.pages.flatMap(({ data }) => data).filter(isEntrust) ?? [];
  return (
    <PageList
      query={query}
      rows={entrusts}
      keyOf={({ id }) => id}
      renderItem={(position) => <EntrustRowOf isFull position={position} pair={pairOf(position)} />}
      errorTitle={t('failed.entrusts')}
      skeleton={<EntrustRowSkeleton count={4} />}
      empty={{ picture: 'orders', title: t('empty.entrusts.title'), text: t('empty.entrusts.text'), action }}
      endText={t('end')}
    />
  );
}
