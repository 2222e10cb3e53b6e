import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { MagnifyingGlassIcon, RowsIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SegmentTabs } from '#kit/SegmentTabs';
import { Row } from '#kit/Stack';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useFavorites } from '../../../state/favorites.ts';
import { usePairs } from '../../../state/pairs.ts';
import { denseListsAtom } from '../../../state/preferences.ts';
import { pairsOf, TABS, type Tab, tabOf } from '../shared/listing.ts';
import { FavoritesEmpty } from './FavoritesEmpty.tsx';
import { PairList } from './PairList.tsx';

/** Markets: four lists of live pairs, sorted as one likes. */
export default function MarketPage() {
  const { t } = useTranslation('market');
  const go = useGo();
  const { tab: named } = useParams();
  const [chosen, setChosen] = useState<{ tab: Tab; named: string | undefined }>({ tab: tabOf(named), named });
  // A menu entry such as "Stock" names a tab anew, although this screen is kept alive.
  const tab = chosen.named === named ? chosen.tab : tabOf(named);
  const [isDense, setDense] = useAtom(denseListsAtom);
  const pairs = usePairs();
  const favorites = useFavorites();
  const shown = pairsOf(pairs.list, tab, new Set(favorites.ids));
  const isEmptyFavorites = tab === 'favorites' && shown.length === 0 && !pairs.isLoading && !pairs.error;

  return (
    <Page
      withTabBar
      dense={isDense}
      header={
        <NavBar
          layout="title"
          title={
            <Row as="span" wrap gap={8} lines={8}>
              {t('title')} <LiveStatus />
            </Row>
          }
          right={
            <>
              <IconButton label={t('dense')} pressed={isDense} icon={<RowsIcon />} onClick={() => setDense(!isDense)} />
              <IconButton
                label={t('search')}
                icon={<MagnifyingGlassIcon />}
                onClick={() => go.open('pages/market/search')}
              />
            </>
          }
        />
      }
    >
      <SegmentTabs
        label={t('categories')}
        items={TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        value={tab}
        onChange={(next) => setChosen({ tab: next, named })}
      />
      <StaleNote />
      {isEmptyFavorites ? (
        <FavoritesEmpty pairs={pairs.list} favorites={favorites} />
      ) : (
        <PairList
          key={tab}
          pairs={shown}
          favorites={favorites}
          isLoading={pairs.isLoading || (tab === 'favorites' && favorites.isLoading)}
          error={pairs.error ?? (tab === 'favorites' ? favorites.error : null)}
          onRetry={() => {
            pairs.retry();
            if (favorites.error) favorites.retry();
          }}
          withStars={tab === 'favorites'}
        />
      )}
    </Page>
  );
}
