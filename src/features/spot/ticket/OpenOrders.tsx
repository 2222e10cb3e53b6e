import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { EntrustRowSkeleton } from '#kit/EntrustRow';
import type { SpotOrder } from '../../../contract/rows/order.ts';
import { useGo } from '../../../parts/navigation/index.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { OrderRow } from '../shared/OrderRow.tsx';
import { OrdersGuest } from './OrdersGuest.tsx';

interface OpenOrdersProps {
  readonly query: UseQueryResult<SpotOrder[], Error>;
}

/** The latest ten of a pair; the rest stands under all orders. */
const LATEST = 10;

/** The open orders of the pair, each with its Cancel. */
export function OpenOrders({ query }: OpenOrdersProps) {
  const { t } = useTranslation('spot');
  const go = useGo();
  const orders = query.data?.slice(0, LATEST) ?? [];
  return (
    <QueryState
      isLoading={query.isPending}
      // Rows that are there stay where reading them again has failed.
      error={query.data ? null : query.error}
      onRetry={() => void query.refetch()}
      errorTitle={t('orders.error.title')}
      skeleton={<EntrustRowSkeleton count={2} />}
      empty={
        orders.length === 0
          ? {
              picture: 'orders',
              title: t('orders.empty.title'),
              text: t('orders.empty.text'),
              action: (
                <Button
                  variant="secondary"
                  size="md"
                  onClick={() => go.open('pages/transaction/currency_order', { tab: 'all' })}
                >
                  {t('orders.history')}
                </Button>
              ),
            }
          : undefined
      }
      guest={<OrdersGuest />}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </QueryState>
  );
}
