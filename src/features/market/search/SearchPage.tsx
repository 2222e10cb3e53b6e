import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { Chip } from '#kit/Chip';
import { toast } from '#kit/feedback';
import { IconButton } from '#kit/IconButton';
import { TrashIcon } from '#kit/icons';
import { Page } from '#kit/Page';
import { SearchField } from '#kit/SearchField';
import { Section } from '#kit/Section';
import { SkeletonRows } from '#kit/Skeleton';
import { Row } from '#kit/Stack';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useQuoteLook } from '../../../parts/live/useQuoteLook.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { useLateT } from '../../../parts/useLateT.ts';
import { useFavorites } from '../../../state/favorites.ts';
import { usePairs } from '../../../state/pairs.ts';
import { recentPairsAtom } from '../../../state/preferences.ts';
import { mostTraded, searchPairs } from '../shared/listing.ts';
import { PairRow } from '../shared/PairRow.tsx';
import { useQuoteOf } from '../shared/useQuoteOf.ts';

const HOT = 6;

/** Search over all pairs: what is most traded and lately viewed at first, matches as one types. */
export default function SearchPage() {
  const { t } = useTranslation('market');
  const late = useLateT('market');
  const go = useGo();
  const pairs = usePairs();
  const favorites = useFavorites();
  const look = useQuoteLook(pairs.list);
  const quoteOf = useQuoteOf();
  const [recents, setRecents] = useAtom(recentPairsAtom);
  const [keyword, setKeyword] = useState('');
  const isSearching = keyword.trim() !== '';
  const found = searchPairs(pairs.list, keyword);
  const recent = recents.flatMap((symbol) => pairs.bySymbol.get(symbol) ?? []);

  return (
    <Page
      header={
        <Row edge="gutter" gap={8} top={8} bottom={8}>
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
          <Button variant="text" size="md" onClick={go.back}>
            {t('searchPage.cancel')}
          </Button>
        </Row>
      }
    >
      <StaleNote />
      <QueryState
        isLoading={pairs.isLoading}
        error={pairs.error}
        onRetry={pairs.retry}
        errorTitle={t('error.title')}
        skeleton={<SkeletonRows count={8} pill row={look} />}
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
          <Section look="quiet" title={t('searchPage.results')} end={<LiveStatus />}>
            {found.map((pair) => (
              <PairRow key={pair.symbol} pair={pair} favorites={favorites} look={look} withStar />
            ))}
          </Section>
        ) : (
          <>
            <Section look="quiet" title={t('searchPage.hot')}>
              <Row edge="gutter" wrap gap={8} lines={8} top={4} bottom={16}>
                {mostTraded(pairs.list, HOT, quoteOf).map((pair) => (
                  <Chip key={pair.symbol} onSelect={() => setKeyword(pair.currency_name)}>
                    {pair.currency_name}
                  </Chip>
                ))}
              </Row>
            </Section>
            {recent.length > 0 ? (
              <Section
                look="quiet"
                title={t('searchPage.recent')}
                mark={<LiveStatus />}
                end={
                  <IconButton
                    tone="quiet"
                    label={t('searchPage.clear')}
                    icon={<TrashIcon size={20} />}
                    onClick={() => setRecents([])}
                  />
                }
              >
                {recent.map((pair) => (
                  <PairRow key={pair.symbol} pair={pair} favorites={favorites} look={look} withStar />
                ))}
              </Section>
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  );
}
