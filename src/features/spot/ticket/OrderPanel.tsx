import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#kit/IconButton';
import { NotebookIcon } from '#kit/icons';
import { SegmentTabs } from '#kit/SegmentTabs';
import { ORDER_STATUS } from '../../../contract/rows/order.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import type { Pair } from '../../../state/pairs.ts';
import { useSession } from '../../../state/session.ts';
import { OpenOrders } from './OpenOrders.tsx';
import { PairBalances } from './PairBalances.tsx';
import { ordersQuery } from './queries.ts';

const TABS = ['open', 'balances'] as const;
/** The latest ten of this pair; the rest stands under all orders. */
const LATEST = 10;

/** Below the ticket: the open orders of this pair, or what the user holds of its coins. */
export function OrderPanel({ pair }: { readonly pair: Pair }) {
  const { t } = useTranslation('spot');
  const go = useGo();
  const requireLogin = useRequireLogin();
  const { isSignedIn } = useSession();
  const [tab, setTab] = useState<(typeof TABS)[number]>('open');
  const request = { status: ORDER_STATUS.open, currency_id: pair.currency_id, legal_id: pair.legal_id, limit: LATEST };
  const orders = useQuery(ordersQuery(request, isSignedIn));
  return (
    <>
      <SegmentTabs
        label={t('orders.tabs')}
        items={TABS.map((key) => ({
          key,
          label: t(`orders.${key}`),
          ...(key === 'open' && orders.data && { count: orders.data.length }),
        }))}
        value={tab}
        onChange={setTab}
        end={
          <IconButton
            label={t('orders.history')}
            icon={<NotebookIcon />}
            onClick={() => {
              if (requireLogin('pages/transaction/currency_order')) go.open('pages/transaction/currency_order');
            }}
          />
        }
      />
      {tab === 'open' ? (
        <OpenOrders query={orders} isSignedIn={isSignedIn} />
      ) : (
        <PairBalances pair={pair} isSignedIn={isSignedIn} />
      )}
    </>
  );
}
