import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { Hero } from '#kit/Hero';
import { IconButton } from '#kit/IconButton';
import { ClockCounterClockwiseIcon } from '#kit/icons';
import { EmptyBlock } from '#kit/ListState';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { SegmentTabs } from '#kit/SegmentTabs';
import { Skeleton, SkeletonRows } from '#kit/Skeleton';
import { Row } from '#kit/Stack';
import { ACCOUNT_KINDS } from '../../../contract/codes.ts';
import { isAbsent } from '../../../data/call-error.ts';
import { StaleNote } from '../../../parts/live/StaleNote.tsx';
import { useGo } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { totalQuery } from '../../../parts/wallet/queries.ts';
import { useFreshness } from '../../../state/live/freshness.ts';
import { AccountRows } from './AccountRows.tsx';
import { Allocation, AllocationSkeleton } from './Allocation.tsx';
import { AssetActions } from './AssetActions.tsx';
import { isZeroTotal } from './holdings.ts';
import { TotalHead } from './TotalHead.tsx';

const TABS = [...ACCOUNT_KINDS, 'locked'] as const;

/** Assets: the total, what it is made of, and every balance by account. */
export default function AssetsPage() {
  const { t } = useTranslation('assets');
  const go = useGo();
  const [tab, setTab] = useState<(typeof TABS)[number]>('change');
  const query = useQuery(totalQuery());
  const isGone = !query.data && isAbsent(query.error);
  const isStale = useFreshness().staleSince !== null || (query.isError && query.data !== undefined);
  const retry = () => void query.refetch();
  return (
    <Page
      withTabBar
      header={
        <Hero>
          <NavBar
            layout="title"
            title={t('title')}
            right={
              <IconButton
                label={t('records')}
                icon={<ClockCounterClockwiseIcon />}
                onClick={() => go.open('pages/fund/assets_all_record')}
              />
            }
          />
          {isGone ? null : (
            <TotalHead
              wallet={query.data}
              hasFailed={query.isError && !query.data}
              lastKnownAt={query.isError && query.data ? query.dataUpdatedAt : null}
              isStale={isStale}
              onRetry={retry}
            />
          )}
        </Hero>
      }
    >
      <StaleNote />
      {isGone ? null : <AssetActions />}
      {query.isPending ? <AllocationSkeleton /> : null}
      {query.data && !isZeroTotal(query.data) ? <Allocation wallet={query.data} isStale={isStale} /> : null}
      {isGone ? null : (
        <SegmentTabs
          label={t('accounts.label')}
          items={TABS.map((key) => ({ key, label: t(`accounts.${key}`) }))}
          value={tab}
          onChange={setTab}
        />
      )}
      {tab === 'locked' ? (
        <EmptyBlock
          picture="coins"
          title={t('locked.title')}
          text={t('locked.text')}
          action={
            <Button variant="secondary" size="md" onClick={() => go.open('pages/lockming/lockming')}>
              {t('locked.action')}
            </Button>
          }
        />
      ) : (
        <QueryState
          isPart
          isLoading={query.isPending}
          error={query.data ? null : query.error}
          onRetry={retry}
          errorTitle={t('error.title')}
          skeleton={
            <>
              <Row edge="gutter" touch gap={12}>
                <Skeleton width="1.25rem" height="1.25rem" />
                <Skeleton width="8rem" height="0.875rem" />
              </Row>
              <SkeletonRows count={6} />
            </>
          }
        >
          {query.data ? <AccountRows key={tab} wallet={query.data} kind={tab} /> : null}
        </QueryState>
      )}
    </Page>
  );
}
