import { toast, useConfirm } from '#kit/feedback';
import { POSITION_TYPE } from '../../../contract/rows/position.ts';
import type { CallError } from '../../../data/call-error.ts';
import { useClient } from '../../../data/client.ts';
import { useSubmit } from '../../../data/useSubmit.ts';
import { type FuturesTicketForm, orderOf } from '../../../domain/forms/futures-order.ts';
import { formatPrice } from '../../../domain/number.ts';
import type { Estimate, EstimateContext } from '../../../parts/futures/estimate.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { isStale } from '../../../state/live/freshness.ts';
import { type Pair, pairIds } from '../../../state/pairs.ts';
import { useFuturesQuestion } from './useFuturesQuestion.tsx';

/** Asks, sends and tells; true where the order was taken. The question may be switched off (features.md 18). */
export function usePlaceFutures(pair: Pair, onRefused: (error: CallError) => void) {
  const client = useClient();
  const t = useLateT('futures');
  const confirm = useConfirm();
  const question = useFuturesQuestion(pair);
  const { submit, busy } = useSubmit('futures.place', {
    onSuccess: (_, { target_price }) =>
      toast(
        () =>
          target_price === undefined
            ? t('placed.market', { pair: pair.label })
            : t('placed.limit', { pair: pair.label, price: formatPrice(target_price, pair.priceDecimals) }),
        { icon: 'success' },
      ),
    onError: onRefused,
  });
  const place = async (form: FuturesTicketForm, estimate: Estimate, context: EstimateContext): Promise<boolean> => {
    const { direction, lots, limit, takeProfit, stopLoss } = orderOf(form);
    if (!(await confirm(() => question(form, estimate, context)))) return false;
    // The button is off at old prices; they may have grown old while the question stood.
    if (isStale(client, pair.symbol)) {
      toast(() => t('placed.stale'), { icon: 'warning' });
      return false;
    }
    return submit({
      ...pairIds(pair),
      type: String(POSITION_TYPE[direction]) as '1' | '2',
      status: limit === null ? '1' : '0',
      share: Number(lots),
      multiple: Number(form.multiple),
      ...(limit !== null && { target_price: limit }),
      ...(takeProfit !== null && { target_profit_price: takeProfit }),
      ...(stopLoss !== null && { stop_loss_price: stopLoss }),
    });
  };
  return { place, busy };
}
