import { toast, useConfirm } from '#kit/feedback';
import type { SpotOrder } from '../../../contract/rows/order.ts';
import { change } from '../../../data/change.ts';
import { useClient } from '../../../data/client.ts';
import { clientIds } from '../../../data/client-id.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';

/**
 * Cancels orders one by one after a question that says how many. Where some are refused, the question stays, and is about these alone: what was
 * cancelled is told when it has closed.
 */
export function useCancelAll(orders: readonly SpotOrder[]): () => Promise<void> {
  const client = useClient();
  const t = useLateT('spot');
  const confirm = useConfirm();
  const errorText = useErrorText();
  return async () => {
    let asked = orders;
    let count = 0;
    const cancel = async () => {
      const refused: SpotOrder[] = [];
      let refusal: unknown;
      for (const order of asked)
        await change(client, 'spot.cancel', { id: order.id }, { clientId: clientIds().idFor({ id: order.id }) }).then(
          () => {
            count += 1;
          },
          (error: unknown) => {
            refused.push(order);
            refusal = error;
          },
        );
      if (!refusal) return;
      asked = refused;
      throw new Error(errorText(refusal));
    };
    await confirm(() => {
      const isOne = asked.length === 1;
      const title = asked === orders ? 'orders.cancelAll.title' : 'orders.cancelAll.left';
      return {
        title: t(title, { count: asked.length }),
        text: t('orders.cancelAll.text'),
        confirmLabel: isOne ? t('orders.cancelConfirm.action') : t('orders.cancelAll.action'),
        cancelLabel: isOne ? t('orders.cancelConfirm.keep') : t('orders.cancelAll.keep'),
        onConfirm: cancel,
      };
    });
    if (count > 0) toast(() => t('orders.cancelAll.done', { count }), { icon: 'success' });
  };
}
