import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { NotebookIcon } from '#kit/icons';
import { SegmentTabs } from '#kit/SegmentTabs';
import { SkeletonRows } from '#kit/Skeleton';
import { isAbsent } from '../../../data/call-error.ts';
import { lateComponent } from '../../../parts/late.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import { useOpenOrders } from '../../../state/open-orders.ts';
import type { Pair } from '../../../state/pairs.ts';
import { OpenOrders } from './OpenOrders.tsx';

const PairBalances = lateComponent(() => import('./PairBalances.tsx'));

const TABS = ['open', 'balances'] as const;
/** Below the ticket: the open orders of this pair, or what the user holds of its coins. */
export function OrderPanel({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('spot');
  const go = useGo();
  const requireLogin = useRequireLogin();
  const [tab, setTab] = useState<(typeof TABS)[number]>('open');
  const { query, count } = useOpenOrders(pair);
  // A server without orders: what is held stands in their place.
  const hasOrders = !isAbsent(query.error);
  return (
    <>
      <SegmentTabs
        label={t('orders.tabs')}
        items={(hasOrders ? TABS : (['balances'] as const)).map((key) => ({
          key,
          label: t(`orders.${key}`),
          ...(key === 'open' && { count }),
        }))}
        value={hasOrders ? tab : 'balances'}
        onChange={setTab}
        end={
          hasOrders ? (
            <IconButton
              edge
              label={t('orders.history')}
              icon={<NotebookIcon />}
              onClick={() => {
                if (requireLogin('pages/transaction/currency_order')) go.open('pages/transaction/currency_order');
              }}
            />
          ) : null
        }
      />
      {hasOrders && tab === 'open' ? (
        <OpenOrders query={query} />
      ) : (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <PairBalances pair={pair} />
        </Suspense>
      )}
    </>
  );
}
