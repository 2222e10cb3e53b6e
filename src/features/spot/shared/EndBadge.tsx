import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import { ORDER_STATUS, type SpotOrder } from '../../../contract/rows/order.ts';

/** How an order came to its end: filled, or why not. */
export function EndBadge({ order }: { readonly order: SpotOrder }) {
  const { t } = useTranslation('spot');
  const isDone = order.status === ORDER_STATUS.done;
  return <Badge tone={isDone ? 'success' : 'ended'}>{order.reason || t(`orders.status.${isDone ? 2 : 3}`)}</Badge>;
}
