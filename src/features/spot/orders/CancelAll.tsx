import { useTranslation } from 'react-i18next';
import { TextButton } from '#kit/TextButton';
import type { SpotOrder } from '../../../contract/rows/order.ts';
import { useClient } from '../../../data/client.ts';
import { readAll } from './readAll.ts';
import { useCancelAll } from './useCancelAll.ts';

interface CancelAllProps {
  /** What the list asks for. */
  readonly request: Parameters<typeof readAll>[1];
  /** All of it; null where pages have not come. */
  readonly orders: readonly SpotOrder[] | null;
}

/** Cancels whatever waits, on pages that have not come as well. */
export default function CancelAll({ request, orders }: CancelAllProps) {
  const { t } = useTranslation('spot');
  const client = useClient();
  const cancelAll = useCancelAll(async () => orders ?? readAll(client, request));
  return (
    <TextButton look="label" onClick={() => void cancelAll()}>
      {t('orders.cancelAll.label')}
    </TextButton>
  );
}
