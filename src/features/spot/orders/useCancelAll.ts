import { useRef } from 'react';
import { type ConfirmRun, toast, useConfirm } from '#kit/feedback';
import type { SpotOrder } from '../../../contract/rows/order.ts';
import { toCallError } from '../../../data/call-error.ts';
import { change } from '../../../data/change.ts';
import { useClient } from '../../../data/client.ts';
import { type ClientIds, clientIds } from '../../../data/client-id.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';

/** How a round over the orders went. */
interface Round {
  readonly left: readonly SpotOrder[];
  readonly error: unknown;
  /** The first call without a reply ends the round: the line is silent, and each of the others would wait for it as long. */
  readonly isCut: boolean;
}

/**
 * Cancels orders one by one after a question that says how many, and meanwhile how far it is. Where some are refused, the question stays,
 * and is about these alone; so it does for those that may still be open where no reply came. It can be left at any time: no other call
 * leaves then. What was cancelled is told when the question has closed. `read` gives the orders, and rejects where they do not load.
 */
export function useCancelAll(read: () => Promise<readonly SpotOrder[]>): () => Promise<void> {
  const client = useClient();
  const t = useLateT('spot');
  const common = useLateT('common');
  const confirm = useConfirm();
  const errorText = useErrorText();
  const isReading = useRef(false);

  async function cancelEach(
    orders: readonly SpotOrder[],
    idsOf: IdsOf,
    signal: AbortSignal,
    onDone: () => void,
  ): Promise<Round> {
    const refused: SpotOrder[] = [];
    let error: unknown;
    for (const [index, order] of orders.entries()) {
      const request = { id: order.id };
      try {
        await change(client, 'spot.cancel', request, { clientId: idsOf(order).idFor(request), signal });
        onDone();
      } catch (thrown) {
        error = thrown;
        refused.push(order);
        if (toCallError(thrown).isUnclear)
          return { left: [...refused, ...orders.slice(index + 1)], error, isCut: true };
      }
      if (signal.aborted) break;
    }
    return { left: refused, error, isCut: false };
  }

  return async () => {
    if (isReading.current) return;
    isReading.current = true;
    const orders = await read().catch(() => null);
    isReading.current = false;
    if (!orders) {
      toast(() => common('nextPageFailed'), { icon: 'error' });
      return;
    }
    const idsOf = idsByOrder();
    let count = 0;
    let round: Round = { left: orders, error: undefined, isCut: false };
    let isRunning = false;
    let isStopped = false;
    const cancel = async ({ signal, tell }: ConfirmRun) => {
      const all = round.left;
      let done = 0;
      const progress = () => t('orders.cancelAll.progress', { done, total: all.length });
      isRunning = true;
      signal.addEventListener('abort', () => (isStopped = isRunning));
      tell(progress());
      round = await cancelEach(all, idsOf, signal, () => {
        done += 1;
        count += 1;
        tell(progress());
      });
      isRunning = false;
      if (round.isCut) throw new Error(t('orders.cancelAll.cut', { done, total: all.length }));
      if (round.left.length > 0) throw new Error(errorText(round.error));
    };
    await confirm(() => {
      const { left, error, isCut } = round;
      const title = isCut ? 'orders.cancelAll.maybe' : error ? 'orders.cancelAll.left' : 'orders.cancelAll.title';
      const keep = left.length === 1 ? t('orders.cancelConfirm.keep') : t('orders.cancelAll.keep');
      return {
        title: t(title, { count: left.length }),
        text: t('orders.cancelAll.text'),
        confirmLabel: left.length === 1 ? t('orders.cancelConfirm.action') : t('orders.cancelAll.action'),
        cancelLabel: isRunning ? t('orders.cancelAll.stop') : keep,
        onConfirm: cancel,
        canLeave: true,
      };
    });
    if (isStopped) toast(() => t('orders.cancelAll.stopped', { done: count, total: orders.length }), { icon: 'info' });
    else if (count > 0) toast(() => t('orders.cancelAll.done', { count }), { icon: 'success' });
  };
}

type IdsOf = (order: SpotOrder) => ClientIds;

/** A try after a lost reply is the same call: each order keeps its id while the question stands. */
function idsByOrder(): IdsOf {
  const ids = new Map<SpotOrder['id'], ClientIds>();
  return ({ id }) => {
    const own = ids.get(id) ?? clientIds();
    ids.set(id, own);
    return own;
  };
}
