import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { SearchField } from '#kit/SearchField';
import { SegmentTabs } from '#kit/SegmentTabs';
import { SkeletonRows } from '#kit/Skeleton';
import { Inset } from '#kit/Stack';
import { useFavorites } from '../../state/favorites.ts';
import { type Pair, usePairs } from '../../state/pairs.ts';
import { LiveStatus } from '../live/LiveStatus.tsx';
import { StaleNote } from '../live/StaleNote.tsx';
import { useQuoteLook } from '../live/useQuoteLook.ts';
import { QueryState } from '../QueryState.tsx';
import FavoritesEmpty from './FavoritesEmpty.tsx';
import { PAIR_GROUPS, type PairGroup, pairsOf } from './groups.ts';
import { Rows } from './PairDrawer.styles.ts';
import { PairRow } from './PairRow.tsx';
import { searchPairs } from './search.ts';

/** Content of the pair drawer: a search over all pairs, or one group of them. Every list that is empty offers a way on. */
export default function PairPicker({ onPick }: { readonly onPick: (pair: Pair) => void }) {
  const { t } = useTranslation('market');
  const pairs = usePairs();
  const look = useQuoteLook(pairs.list);
  const favorites = useFavorites();
  const [keyword, setKeyword] = useState('');
  const [group, setGroup] = useState<PairGroup>('coins');

  const isSearch = keyword.trim() !== '';
  const isFavorites = !isSearch && group === 'favorites';
  const shown = isSearch ? searchPairs(pairs.list, keyword) : pairsOf(pairs.list, group, new Set(favorites.ids));
  const error = pairs.list.length === 0 ? pairs.error : isFavorites && shown.length === 0 ? favorites.error : null;
  const retry = () => {
    pairs.retry();
    if (favorites.error) favorites.retry();
  };
  const none = isSearch
    ? {
        title: t('searchPage.noMatch.title', { keyword: keyword.trim() }),
        text: t('searchPage.noMatch.text'),
        action: (
          <Button variant="secondary" size="md" onClick={() => setKeyword('')}>
            {t('searchPage.noMatch.action')}
          </Button>
        ),
      }
    : { title: t('empty.title'), text: t('empty.text'), action: { label: t('empty.action'), onPress: retry } };

  return (
    <Rows>
      <Inset bottom={8}>
        <SearchField value={keyword} onChange={setKeyword} label={t('search')} placeholder={t('search')} />
        <LiveStatus />
      </Inset>
      {isSearch ? null : (
        <SegmentTabs
          label={t('categories')}
          items={PAIR_GROUPS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          value={group}
          onChange={setGroup}
        />
      )}
      <StaleNote />
      <QueryState
        isLoading={pairs.isLoading || (isFavorites && favorites.isLoading)}
        skeleton={<SkeletonRows count={8} pill row={look} />}
        error={error}
        onRetry={retry}
        errorTitle={t('error.title')}
        empty={shown.length === 0 && !isFavorites ? none : undefined}
      >
        {isFavorites && shown.length === 0 ? <FavoritesEmpty pairs={pairs.list} favorites={favorites} /> : null}
        {shown.map((pair) => (
          <PairRow
            key={pair.symbol}
            pair={pair}
            favorites={favorites}
            look={look}
            withStar={isSearch || isFavorites}
            onPick={onPick}
          />
        ))}
      </QueryState>
    </Rows>
  );
}
