import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { EntrustRowSkeleton } from '#kit/EntrustRow';
import { POSITION_STATUS, type Position } from '../../../contract/rows/position.ts';
import { pagesQuery } from '../../../data/pages.ts';
import { PageList } from '../../../parts/PageList.tsx';
import type { Pair } from '../../../state/pairs.ts';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { ClosedItem } from './ClosedItem.tsx';

interface ClosedListProps {
  readonly pairOf: (position: Position) => Pair | undefined;
  readonly onDetails: (position: Position) => void;
  /** Where there are none. */
  readonly action: ReactElement;
}

/** What came of those that have ended. A part that was closed is told by no event of its own: the list is read anew each time it is shown. */
export function ClosedList({ pairOf, onDetails, action }: ClosedListProps) {
  const { t } = useTranslation('positions');
  const isSignedIn = useIsSignedIn();
  const query = useInfiniteQuery(
    pagesQuery('futures.positions', { status: POSITION_STATUS.closed }, { enabled: isSignedIn, staleTime: 0 }),
  );
  return (
    <PageList
      query={query}
      rows={query.data?.pages.flatMap(({ data }) => data) ?? []}
      keyOf={({ id }) => id}
      renderItem={(position) => (
        <ClosedItem position={position} pair={pairOf(position)} onDetails={() => onDetails(position)} />
      )}
      errorTitle={t('failed.closed')}
      skeleton={<EntrustRowSkeleton count={4} />}
      empty={{ picture: 'history', title: t('empty.closed.title'), text: t('empty.closed.text'), action }}
      endText={t('end')}
    />
  );
}
