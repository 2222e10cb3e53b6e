import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { EntrustRowSkeleton } from '#kit/EntrustRow';
import { IconButton } from '#kit/IconButton';
import { FunnelIcon } from '#kit/icons';
import type { EmptyProps } from '#kit/ListState';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { PickerSheet } from '#kit/PickerSheet';
import { SegmentTabs } from '#kit/SegmentTabs';
import { ORDER_STATUS, SIDE } from '../../../contract/rows/order.ts';
import { isAbsent } from '../../../data/call-error.ts';
import { pagesQuery } from '../../../data/pages.ts';
import { lateComponent } from '../../../parts/late.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { PageList } from '../../../parts/PageList.tsx';
import { useIsSignedIn } from '../../../state/session-atoms.ts';
import { OrderRow } from '../shared/OrderRow.tsx';

/** Below the orders that wait, and after them. */
const ClosedToday = lateComponent(() => import('./ClosedToday.tsx'));
const CancelAll = lateComponent(() => import('./CancelAll.tsx'));

const TABS = ['current', 'all'] as const;
const FILTERS = ['any', 'buy', 'sell'] as const;
type Filter = (typeof FILTERS)[number];

/** The user's spot orders: those in progress, or all, page by page. */
export default function OrdersPage() {
  const { t } = useTranslation('spot');
  const go = useGo();
  const isSignedIn = useIsSignedIn();
  const [tab, setTab] = useState<(typeof TABS)[number]>(useParams().tab === 'all' ? 'all' : 'current');
  const [filter, setFilter] = useState<Filter>('any');
  const [isChoosing, setChoosing] = useState(false);
  const request = {
    ...(tab === 'current' && { status: ORDER_STATUS.open }),
    ...(filter !== 'any' && { type: SIDE[filter] }),
  };
  const query = useInfiniteQuery(pagesQuery('spot.orders', request, { enabled: isSignedIn }));
  const orders = query.data?.pages.flat() ?? [];
  const hasOrders = !isAbsent(query.error);
  const filterLabel = { any: t('orders.anySide'), buy: t('side.buy'), sell: t('side.sell') };

  const empty: EmptyProps = {
    picture: tab === 'current' ? 'orders' : 'history',
    title: tab === 'current' ? t('orders.empty.title') : t('orders.emptyAll.title'),
    text: tab === 'current' ? t('orders.empty.text') : t('orders.emptyAll.text'),
    action: (
      <Button size="md" onClick={() => go.open('pages/transaction/currency')}>
        {t('orders.emptyAll.action')}
      </Button>
    ),
  };

  return (
    <Page
      header={
        <NavBar
          title={t('orders.title')}
          onBack={go.back}
          right={
            hasOrders ? (
              <IconButton
                label={`${t('orders.filter')}: ${filterLabel[filter]}`}
                tone={filter === 'any' ? 'plain' : 'accent'}
                icon={<FunnelIcon weight={filter === 'any' ? 'regular' : 'fill'} />}
                onClick={() => setChoosing(true)}
              />
            ) : null
          }
        />
      }
    >
      {hasOrders ? (
        <SegmentTabs
          label={t('orders.which')}
          items={TABS.map((key) => ({
            key,
            label: t(`orders.${key}`),
            ...(key === 'current' && tab === key && query.data && !query.hasNextPage && { count: orders.length }),
          }))}
          value={tab}
          onChange={setTab}
          end={
            tab === 'current' && orders.length > 1 ? (
              <Suspense fallback={null}>
                <CancelAll request={request} orders={query.hasNextPage ? null : orders} />
              </Suspense>
            ) : undefined
          }
        />
      ) : null}
      <PageList
        query={query}
        rows={orders}
        keyOf={(order) => order.id}
        renderItem={(order) => <OrderRow order={order} isFull />}
        errorTitle={t('orders.error.title')}
        skeleton={<EntrustRowSkeleton count={6} />}
        empty={empty}
        endText={t('orders.end')}
      />
      {tab === 'current' && !query.isPending && !query.hasNextPage && !query.isError ? (
        <Suspense fallback={null}>
          <ClosedToday onAll={() => setTab('all')} />
        </Suspense>
      ) : null}
      <PickerSheet
        open={isChoosing}
        onClose={() => setChoosing(false)}
        title={t('orders.filter')}
        value={filter}
        options={FILTERS.map((key) => ({ key, label: filterLabel[key] }))}
        onChange={setFilter}
      />
    </Page>
  );
}
