import { AmountText } from '#kit/AmountText';
import { toast, useConfirm } from '#kit/feedback';
import { PriceText } from '#kit/PriceText';
import { SIDE, type SpotOrder } from '../../../contract/rows/order.ts';
import { change } from '../../../data/change.ts';
import { useClient } from '../../../data/client.ts';
import { clientIds } from '../../../data/client-id.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { decimalsOf } from '../../../domain/decimal-text.ts';
import { mul, sub } from '../../../domain/money.ts';
import { formatAmount } from '../../../domain/number.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { usePairs } from '../../../state/pairs.ts';
import { QUOTE_DECIMALS } from './total.ts';

/** What an open order holds frozen: the rest in the base coin to sell, its value at the limit to buy. */
export function frozenOf(order: SpotOrder): string {
  const rest = sub(order.trade_amount, order.filled_amount ?? '0');
  return order.type === SIDE.buy ? mul(rest, order.target_price) : rest;
}

/** Cancels an order after a question that says what comes back, and where it is refused, why. */
export function useCancelOrder(order: SpotOrder): () => Promise<void> {
  const client = useClient();
  const t = useLateT('spot');
  const confirm = useConfirm();
  const errorText = useErrorText();
  const pair = usePairs().byIds(order.currency_id, order.legal_id);
  const [base = '', quote = ''] = order.symbol.split('/');
  const isBuy = order.type === SIDE.buy;
  const coin = isBuy ? quote : base;
  return async () => {
    const request = { id: order.id };
    const clientId = clientIds().idFor(request);
    const send = () =>
      change(client, 'spot.cancel', request, { clientId }).then(
        () => undefined,
        (error: unknown) => {
          throw new Error(errorText(error));
        },
      );
    const isCancelled = await confirm(() => ({
      title: t('orders.cancelConfirm.title'),
      facts: [
        { label: order.symbol, value: t(isBuy ? 'side.buyNoun' : 'side.sellNoun') },
        {
          label: t('amount'),
          value: (
            <AmountText
              trim
              value={sub(order.trade_amount, order.filled_amount ?? '0')}
              scale={COIN_SCALE}
              unit={base}
            />
          ),
        },
        {
          label: t('orders.price'),
          value: (
            <PriceText value={order.target_price} decimals={pair?.priceDecimals ?? decimalsOf(order.target_price)} />
          ),
          unit: quote,
        },
        {
          label: t('orders.cancelConfirm.back'),
          value: (
            <AmountText trim={isBuy ? QUOTE_DECIMALS : true} value={frozenOf(order)} scale={COIN_SCALE} unit={coin} />
          ),
        },
      ],
      confirmLabel: t('orders.cancelConfirm.action'),
      cancelLabel: t('orders.cancelConfirm.keep'),
      onConfirm: send,
    }));
    if (!isCancelled) return;
    toast(() => t('orders.cancelled', { amount: formatAmount(frozenOf(order), COIN_SCALE, { trim: true }), coin }), {
      icon: 'success',
    });
  };
}
