import { useAtom } from 'jotai';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { MagnifyingGlassIcon, RowsIcon } from '#kit/icons';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SegmentTabs } from '#kit/SegmentTabs';
import { Row } from '#kit/Stack';
import { isAbsent } from '../../../data/call-error.ts';
import { lateComponent } from '../../../parts/late.ts';
import { LiveStatus } from '../../../parts/live/LiveStatus.tsx';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useQuoteLook } from '../../../parts/live/useQuoteLook.ts';
import { toTarget, useGo, useNamed, useParams } from '../../../parts/navigation/index.ts';
import { groupNamed, PAIR_GROUPS, type PairGroup, pairsOf } from '../../../parts/pairs/groups.ts';
import { useFavorites } from '../../../state/favorites.ts';
import { isClosed, usePairs } from '../../../state/pairs.ts';
import { denseListsAtom } from '../../../state/preferences.ts';
import { FavoriteOffers } from './FavoriteOffers.tsx';
import { PairList } from './PairList.tsx';

/** Of fewer favourites there is room for others. */
const MANY = 8;

const ClosedStatus = lateComponent(() => import('./ClosedStatus.tsx'));
const FavoritesEmpty = lateComponent(() => import('../../../parts/pairs/FavoritesEmpty.tsx'));

/** Markets: four lists of live pairs, sorted as one likes. */
export default function MarketPage() {
  const { t } = useTranslation('market');
  const go = useGo();
  // A menu entry such as "Stock" names a tab anew, although this screen is kept alive.
  const [tab, setTab] = useNamed(groupNamed(useParams().tab), ...useState<PairGroup>('coins'));
  const [isDense, setDense] = useAtom(denseListsAtom);
  const pairs = usePairs();
  const favorites = useFavorites();
  const look = useQuoteLook(pairs.list);
  const shown = pairsOf(pairs.list, tab, new Set(favorites.ids));
  const isAllClosed = shown.length > 0 && shown.every(isClosed);
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
              {t('title')}{' '}
              {isAllClosed ? (
                <Suspense fallback={<LiveStatus closed={t('closed')} />}>
                  <ClosedStatus pairs={shown} />
                </Suspense>
              ) : (
                <LiveStatus />
              )}
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
      {isAbsent(pairs.error) ? null : (
        <SegmentTabs
          dense={isDense}
          label={t('categories')}
          items={PAIR_GROUPS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          value={tab}
          onChange={setTab}
        />
      )}
      <StaleNote />
      {isEmptyFavorites ? (
        <Suspense>
          <FavoritesEmpty
            pairs={pairs.list}
            favorites={favorites}
            back={toTarget('pages/market/market', { tab: 'favorites' })}
          />
        </Suspense>
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
        />
      )}
      {tab === 'favorites' && shown.length > 0 && shown.length < MANY ? (
        <FavoriteOffers pairs={pairs.list} favorites={favorites} look={look} />
      ) : null}
    </Page>
  );
}
