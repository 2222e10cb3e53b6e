import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuoteRowHeight } from '#kit/QuoteRow';
import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import { SortHeader, type SortValue } from '#kit/SortHeader';
import { Inset, Stack } from '#kit/Stack';
import { VirtualList } from '#kit/VirtualList';
import { lateComponent } from '../../../parts/late.ts';
import { useQuoteLook } from '../../../parts/live/useQuoteLook.ts';
import { PairRow } from '../../../parts/pairs/PairRow.tsx';
import { SORT_KEYS, sorted } from '../../../parts/pairs/sort.ts';
import { usePlaces } from '../../../parts/pairs/usePlaces.ts';
import { useQuoteOf } from '../../../parts/pairs/useQuoteOf.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import type { useFavorites } from '../../../state/favorites.ts';
import type { Pair } from '../../../state/pairs.ts';
import { Breadth } from './Breadth.tsx';

const PairSheet = lateComponent(() => import('./PairSheet.tsx'));

interface PairListProps {
  readonly pairs: readonly Pair[];
  readonly favorites: ReturnType<typeof useFavorites>;
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** Of fewer pairs the rows themselves say at a glance how many rise. */
const LEAST_OF_BREADTH = 5;

const START: SortValue = { key: 'volume', direction: 'down' };

/** A list of pairs with its breadth and its sortable heads. A row keeps its place until a head is tapped. */
export function PairList({ pairs, favorites, isLoading, error, onRetry }: PairListProps) {
  const { t } = useTranslation('market');
  const quoteOf = useQuoteOf();
  const look = useQuoteLook(pairs);
  const rowHeight = useQuoteRowHeight(look);
  const [sort, setSort] = useState(START);
  const [held, setHeld] = useState<{ readonly pair: Pair | null; readonly isOpen: boolean }>({
    pair: null,
    isOpen: false,
  });
  const key = SORT_KEYS.find((name) => name === sort.key);
  const by = key && sort.direction !== 'none' ? { key, order: sort.direction } : undefined;
  const rows = usePlaces(pairs, sort, (all) => sorted(all, by, quoteOf));
  const hasBreadth = pairs.length >= LEAST_OF_BREADTH;

  return (
    <QueryState
      isLoading={isLoading}
      error={pairs.length === 0 ? error : null}
      onRetry={onRetry}
      errorTitle={t('error.title')}
      skeleton={
        <>
          <Inset top={12} bottom={12}>
            <Stack gap={12}>
              <Skeleton height="1rem" />
              <Skeleton height="0.75rem" />
            </Stack>
          </Inset>
          <SkeletonRows count={9} pill row={look} />
        </>
      }
      empty={
        pairs.length === 0
          ? {
              title: t('empty.title'),
              text: t('empty.text'),
              action: { label: t('empty.action'), onPress: onRetry },
            }
          : undefined
      }
    >
      {hasBreadth ? (
        <Inset top={8} bottom={4}>
          <Breadth pairs={pairs} />
        </Inset>
      ) : null}
      <Inset top={hasBreadth ? undefined : 16}>
        <SortHeader
          label={t('categories')}
          lead={t('head.pair')}
          columns={[
            { key: 'volume', label: t('head.volume'), align: 'start' },
            { key: 'price', label: t('head.price') },
            { key: 'change', label: t('head.change') },
          ]}
          value={sort}
          onChange={setSort}
        />
      </Inset>
      <VirtualList
        label={t('title')}
        items={rows}
        rowHeight={rowHeight}
        keyOf={(pair) => pair.symbol}
        renderRow={(pair) => (
          <PairRow
            pair={pair}
            favorites={favorites}
            look={look}
            onHold={(one) => setHeld({ pair: one, isOpen: true })}
          />
        )}
      />
      {held.pair ? (
        <Suspense>
          <PairSheet
            pair={held.pair}
            open={held.isOpen}
            onClose={() => setHeld({ ...held, isOpen: false })}
            favorites={favorites}
          />
        </Suspense>
      ) : null}
    </QueryState>
  );
}
