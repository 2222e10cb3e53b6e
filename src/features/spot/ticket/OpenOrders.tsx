import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { EntrustRowSkeleton } from '#kit/EntrustRow';
import type { SpotOrder } from '../../../contract/rows/order.ts';
import { QueryState } from '../../../parts/QueryState.tsx';
import { useRequireLogin } from '../../../parts/useRequireLogin.ts';
import { OrderRow } from '../shared/OrderRow.tsx';

interface OpenOrdersProps {
  readonly query: UseQueryResult<SpotOrder[], Error>;
  readonly isSignedIn: boolean;
}

/** The latest ten of a pair; the rest stands under all orders. */
const LATEST = 10;

/** The open orders of the pair, each with its Cancel. */
export function OpenOrders({ query, isSignedIn }: OpenOrdersProps) {
  const { t } = useTranslation('spot');
  const requireLogin = useRequireLogin();
  const orders = query.data?.slice(0, LATEST) ?? [];
  const guest = {
    title: t('orders.guest.title'),
    text: t('orders.guest.text'),
    action: (
      <Button size="md" onClick={() => requireLogin()}>
        {t('submit.login')}
      </Button>
    ),
  };
  return (
    <QueryState
      isLoading={query.isPending}
      error={query.error}
      onRetry={() => void query.refetch()}
      errorTitle={t('orders.error.title')}
      skeleton={<EntrustRowSkeleton count={2} />}
      empty={orders.length === 0 ? { title: t('orders.empty.title'), text: t('orders.empty.text') } : undefined}
      guest={isSignedIn ? undefined : guest}
    >
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </QueryState>
  );
}
