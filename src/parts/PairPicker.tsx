import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuoteRow } from '#kit/QuoteRow';
import { SearchField } from '#kit/SearchField';
import { SegmentTabs } from '#kit/SegmentTabs';
import { SkeletonRows } from '#kit/Skeleton';
import { Inset } from '#kit/Stack';
import { useClient } from '../data/client.ts';
import { useFavorites } from '../state/favorites.ts';
import { type Pair, usePairs } from '../state/pairs.ts';
import { GuestPrompt } from './account/GuestPrompt.tsx';
import { LiveStatus } from './live/LiveStatus.tsx';
import { quoteSource } from './live/quotes.ts';
import { StaleNote } from './live/StaleNote.tsx';
import { useQuoteLook } from './live/useQuoteLook.ts';
import { RowBox, Rows } from './PairDrawer.styles.ts';
import { isInGroup, isMatch, markKind, PAIR_GROUPS, type PairGroup } from './pair-groups.ts';
import { QueryState } from './QueryState.tsx';

/** Content of the pair drawer: a search over all pairs, or one group of them. */
export default function PairPicker({ onPick }: { readonly onPick: (pair: Pair) => void }) {
  const client = useClient();
  const { t } = useTranslation(['pairs', 'common']);
  const pairs = usePairs();
  const look = useQuoteLook(pairs.list);
  const favorites = useFavorites();
  const [keyword, setKeyword] = useState('');
  const [group, setGroup] = useState<PairGroup>('coins');

  const isSearch = keyword.trim() !== '';
  const starred = new Set(favorites.ids);
  const shown = pairs.list.filter((pair) => (isSearch ? isMatch(pair, keyword) : isInGroup(pair, group, starred)));
  const isFavorites = !isSearch && group === 'favorites';
  const noFavorites = { picture: 'favourites' as const, title: t('emptyTitle'), text: t('emptyText') };
  const none = { title: t('noneTitle'), text: t('noneText') };

  return (
    <Rows>
      <Inset bottom={8}>
        <SearchField value={keyword} onChange={setKeyword} label={t('search')} placeholder={t('search')} />
        <LiveStatus />
      </Inset>
      {isSearch ? null : (
        <SegmentTabs
          label={t('categories')}
          items={PAIR_GROUPS.map((key) => ({ key, label: t(key) }))}
          value={group}
          onChange={setGroup}
        />
      )}
      <StaleNote />
      <QueryState
        isLoading={pairs.isLoading}
        skeleton={<SkeletonRows count={8} pill row={look} />}
        error={pairs.list.length === 0 ? pairs.error : null}
        onRetry={pairs.retry}
        errorTitle={t('common:error.title')}
        guest={
          isFavorites ? (
            <GuestPrompt picture="favourites" title={t('guestTitle')} action={t('common:action.login')} />
          ) : undefined
        }
        empty={shown.length > 0 ? undefined : isFavorites ? noFavorites : none}
      >
        {shown.map((pair) => (
          <RowBox key={pair.symbol}>
            <QuoteRow
              base={pair.currency_name}
              quote={pair.legal_name}
              kind={markKind(pair)}
              live={quoteSource(client, pair)}
              points={pair.points}
              look={look}
              onPress={() => onPick(pair)}
            />
          </RowBox>
        ))}
      </QueryState>
    </Rows>
  );
}
