import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { toast } from '#kit/feedback';
import { Page } from '#kit/Page';
import { SearchField } from '#kit/SearchField';
import { Section } from '#kit/Section';
import { Row } from '#kit/Stack';
import { TextButton } from '#kit/TextButton';
import { KeptNote } from '../../../parts/KeptNote.tsx';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useQuoteLook } from '../../../parts/live/useQuoteLook.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { PairRow } from '../../../parts/pairs/PairRow.tsx';
import { searchPairs } from '../../../parts/pairs/search.ts';
import { mostTraded } from '../../../parts/pairs/sort.ts';
import { usePlaces } from '../../../parts/pairs/usePlaces.ts';
import { useQuoteOf } from '../../../parts/pairs/useQuoteOf.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { useLateT } from '../../../parts/useLateT.ts';
import { useFavorites } from '../../../state/favorites.ts';
import { usePairs } from '../../../state/pairs.ts';
import { BrowseTiles } from './BrowseTiles.tsx';
import { Movers } from './Movers.tsx';
import { PairChips } from './PairChips.tsx';
import { SearchSkeleton } from './SearchSkeleton.tsx';

/** Search over all pairs: ways in before one types (lately viewed, traded, moving, by market), matches as one does. */
export default function SearchPage() {
  const { t } = useTranslation('market');
  const late = useLateT('market');
  const go = useGo();
  const pairs = usePairs();
  const favorites = useFavorites();
  const look = useQuoteLook(pairs.list);
  // Few and led by their names: as high as a row with a value.
  const moversLook = look === 'single' ? 'roomy' : look;
  const quoteOf = useQuoteOf();
  const traded = usePlaces(pairs.list, null, (all) => mostTraded(all, all.length, quoteOf));
  const [keyword, setKeyword] = useState('');
  const isSearching = keyword.trim() !== '';
  const isKnown = pairs.list.length > 0;
  const found = searchPairs(pairs.list, keyword);

  return (
    <Page
      header={
        <Row edge="gutter" wrap gap={16} top={8} bottom={8} justify="end">
          <SearchField
            autoFocus
            label={t('search')}
            placeholder={t('searchPage.placeholder')}
            value={keyword}
            onChange={setKeyword}
            onSubmit={() => {
              if (!isSearching) toast(() => late('searchPage.enterKeyword'), { icon: 'info' });
            }}
          />
          <TextButton onClick={go.back}>{t('searchPage.cancel')}</TextButton>
        </Row>
      }
    >
      <StaleNote />
      {pairs.error && isKnown ? <KeptNote title={t('error.title')} onRetry={pairs.retry} /> : null}
      <QueryState
        isLoading={pairs.isLoading}
        error={isKnown ? null : pairs.error}
        onRetry={pairs.retry}
        errorTitle={t('error.title')}
        skeleton={<SearchSkeleton look={moversLook} />}
        empty={
          isSearching && found.length === 0
            ? {
                title: t('searchPage.noMatch.title', { keyword: keyword.trim() }),
                text: t('searchPage.noMatch.text'),
                action: (
                  <Button variant="secondary" size="md" onClick={() => setKeyword('')}>
                    {t('searchPage.noMatch.action')}
                  </Button>
                ),
              }
            : undefined
        }
      >
        {isSearching ? (
          <Section look="line" title={t('searchPage.results')} end={<LiveStatus />}>
            {found.map((pair) => (
              <PairRow key={pair.symbol} pair={pair} favorites={favorites} look={look} withStar />
            ))}
          </Section>
        ) : (
          <>
            <PairChips pairs={pairs} traded={traded} />
            <Movers pairs={pairs.list} favorites={favorites} look={moversLook} />
            <BrowseTiles traded={traded} favorites={favorites} />
          </>
        )}
      </QueryState>
    </Page>
  );
}
