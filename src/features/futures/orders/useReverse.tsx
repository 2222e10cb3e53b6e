import { AmountText } from '#kit/AmountText';
import { toast, useConfirm } from '#kit/feedback';
import type { Position } from '../../../contract/rows/position.ts';
import { toCallError } from '../../../data/call-error.ts';
import { change } from '../../../data/change.ts';
import { useClient } from '../../../data/client.ts';
import { clientIds } from '../../../data/client-id.ts';
import { queriesOf } from '../../../data/query.ts';
import { COIN_SCALE } from '../../../domain/decimal-text.ts';
import { feeOf } from '../../../domain/fee.ts';
import { ofPercent } from '../../../domain/fraction.ts';
import { marginOf, notionalOf } from '../../../domain/futures/amounts.ts';
import { directionOf } from '../../../domain/number.ts';
import { MONEY_SCALE, sideOf } from '../../../parts/futures/position.ts';
import { futuresMarketQuery } from '../../../parts/futures/queries.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import type { Pair } from '../../../state/pairs.ts';

/** Turns a position round after a question that says what that comes to: closed whole, and as many lots opened the other way, by one tick. */
export function useReverse(position: Position, pair: Pair | undefined): () => Promise<void> {
  const client = useClient();
  const t = useLateT('positions');
  const tFutures = useLateT('futures');
  const confirm = useConfirm();
  const errorText = useErrorText();
  const side = sideOf(position);
  const other = side === 'long' ? 'short' : 'long';
  const [, coin = ''] = position.symbol.split('/');
  return async () => {
    const market =
      pair &&
      (await queriesOf(client)
        .fetchQuery(futuresMarketQuery(pair))
        .catch(() => null));
    const notional = notionalOf(position.update_price, position.number);
    const money = (value: string) => <AmountText value={value} scale={MONEY_SCALE} unit={coin} />;
    const request = { id: position.id, reverse: '1' as const };
    const clientId = clientIds().idFor(request);
    const isAsked = await confirm(() => ({
      title: t(`reverse.title.${side}`, { pair: position.symbol }),
      text: t('reverse.text'),
      facts: [
        { label: t('reverse.then'), value: tFutures(`sideAt.${other}`, { multiple: position.multiple }) },
        { label: tFutures('entrust.lots'), value: position.share },
        {
          label: tFutures('close.profit'),
          value: <AmountText signed value={position.profits} scale={MONEY_SCALE} unit={coin} />,
          tone: directionOf(position.profits),
        },
        { label: t('reverse.margin'), value: money(marginOf(notional, position.multiple, COIN_SCALE)) },
        ...(market?.fee
          ? [{ label: t('reverse.fee'), value: money(feeOf(notional, ofPercent(market.fee), COIN_SCALE)) }]
          : []),
      ],
      confirmLabel: t('row.reverse'),
      cancelLabel: t('reverse.keep'),
      onConfirm: () =>
        change(client, 'futures.close', request, { clientId }).then(
          () => undefined,
          (error: unknown) => {
            throw new Error(toCallError(error).isUnclear ? tFutures('close.unclear') : errorText(error));
          },
        ),
    }));
    if (isAsked) toast(() => t('reverse.asked', { pair: position.symbol }), { icon: 'success' });
  };
}
