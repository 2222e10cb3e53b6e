import { toast, useConfirm } from '#kit/feedback';
import { SIDE, type SpotOrder } from '../../../contract/rows/order.ts';
import { useSubmit } from '../../../data/useSubmit.ts';
import { mul, sub } from '../../../domain/money.ts';
import { formatAmount } from '../../../domain/number.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';

const SCALE = 8;

/** What an open order holds frozen: the rest in the base coin to sell, its value at the limit to buy. */
export function frozenOf(order: SpotOrder): string {
  const rest = sub(order.trade_amount, order.filled_amount ?? '0');
  return order.type === SIDE.buy ? mul(rest, order.target_price) : rest;
}

/** Cancels an order after a question that says what comes back. */
export function useCancelOrder(order: SpotOrder) {
  const t = useLateT('spot');
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [base = '', quote = ''] = order.symbol.split('/');
  const { submit, busy } = useSubmit('spot.cancel', {
    onSuccess: () => {
      const coin = order.type === SIDE.buy ? quote : base;
      toast(() => t('orders.cancelled', { amount: formatAmount(frozenOf(order), SCALE, { trim: true }), coin }), {
        icon: 'success',
      });
    },
    onError: (error) => toast(() => errorText(error), { icon: 'error' }),
  });
  const cancel = async (): Promise<void> => {
    const isSure = await confirm(() => ({
      title: t('orders.cancelConfirm.title'),
      facts: [
        { label: order.symbol, value: t(order.type === SIDE.buy ? 'side.buyNoun' : 'side.sellNoun') },
        {
          label: t('amount'),
          value: `${formatAmount(sub(order.trade_amount, order.filled_amount ?? '0'), SCALE, { trim: true })} ${base}`,
        },
      ],
      confirmLabel: t('orders.cancelConfirm.action'),
      cancelLabel: t('orders.cancelConfirm.keep'),
    }));
    if (isSure) await submit({ id: order.id });
  };
  return { cancel, busy };
}
