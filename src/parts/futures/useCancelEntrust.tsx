import { AmountText } from '#kit/AmountText';
import { toast, useConfirm } from '#kit/feedback';
import { PriceText } from '#kit/PriceText';
import type { Position } from '../../contract/rows/position.ts';
import { change } from '../../data/change.ts';
import { useClient } from '../../data/client.ts';
import { clientIds } from '../../data/client-id.ts';
import { decimalsOf } from '../../domain/decimal-text.ts';
import { add } from '../../domain/money.ts';
import { formatAmount } from '../../domain/number.ts';
import type { Pair } from '../../state/pairs.ts';
import { useErrorText } from '../useErrorText.ts';
import { useLateT } from '../useLateT.ts';
import { MONEY_SCALE, sideOf } from './position.ts';

/** Cancels an entrust after a question that says what comes back, and where it is refused, why. */
export function useCancelEntrust(position: Position, pair: Pair | undefined): () => Promise<void> {
  const client = useClient();
  const t = useLateT('futures');
  const confirm = useConfirm();
  const errorText = useErrorText();
  const [, coin = ''] = position.symbol.split('/');
  const back = add(position.caution_money, position.trade_fee);
  return async () => {
    const request = { id: position.id };
    const clientId = clientIds().idFor(request);
    const send = () =>
      change(client, 'futures.cancel', request, { clientId }).then(
        () => undefined,
        (error: unknown) => {
          throw new Error(errorText(error));
        },
      );
    const isCancelled = await confirm(() => ({
      title: t('entrust.ask.title'),
      facts: [
        { label: position.symbol, value: t(`sideAt.${sideOf(position)}`, { multiple: position.multiple }) },
        { label: t('entrust.lots'), value: position.share },
        {
          label: t('entrust.price'),
          value: (
            <PriceText
              value={position.origin_price}
              decimals={pair?.priceDecimals ?? decimalsOf(position.origin_price)}
            />
          ),
          unit: coin,
        },
        { label: t('entrust.ask.back'), value: <AmountText value={back} scale={MONEY_SCALE} unit={coin} /> },
      ],
      confirmLabel: t('entrust.ask.action'),
      cancelLabel: t('entrust.ask.keep'),
      onConfirm: send,
    }));
    if (!isCancelled) return;
    toast(() => t('entrust.cancelled', { amount: formatAmount(back, MONEY_SCALE, { trim: true }), coin }), {
      icon: 'success',
    });
  };
}
