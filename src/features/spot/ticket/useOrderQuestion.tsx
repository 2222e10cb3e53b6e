import { AmountText } from '#kit/AmountText';
import type { ConfirmOptions } from '#kit/feedback';
import { PriceText } from '#kit/PriceText';
import { COIN_SCALE, SLIPPAGE } from '../../../domain/constants.ts';
import type { SpotOrderForm } from '../../../domain/forms/spot-order.ts';
import type { SpotTicketForm } from '../../../domain/forms/spot-ticket.ts';
import { mul } from '../../../domain/money.ts';
import { formatAmount, formatRate } from '../../../domain/number.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import type { Pair } from '../../../state/pairs.ts';
import { CONFIRM_KEYS } from '../../../state/preferences.ts';
import { totalDecimals } from '../shared/total.ts';
import { feeOfOrder, type TicketBook, type TicketRules, totalOf, walkOf } from './ticket.ts';
import type { OrderWarning } from './warnings.ts';

/** The question before an order: the whole consequence in figures, and every warning; and the second one, where it may be dear. */
export function useOrderQuestion(pair: Pair) {
  const t = useLateT('spot');
  const coin = pair.currency_name;
  const sentence = (warning: OrderWarning): string =>
    warning.kind === 'partial'
      ? t('confirm.partial', { amount: formatAmount(warning.amount, COIN_SCALE, { trim: true }), coin })
      : t(`confirm.${warning.kind}`, { share: formatRate(mul(warning.share, '100')) });

  const question = (
    order: SpotTicketForm,
    rules: TicketRules,
    book: TicketBook,
    warnings: readonly OrderWarning[],
  ): ConfirmOptions => {
    const isBuy = order.side === 'buy';
    const price = order.type === 'limit' ? order.price : walkOf(order, book)?.average;
    const total = totalOf(order, book);
    const fee = feeOfOrder(order, rules, book);
    const sayAmount = (key: `confirm.title.${typeof order.side}` | `submit.${typeof order.side}Amount`) =>
      t(key, { amount: formatAmount(order.amount, rules.amountDecimals, { trim: true }), coin });
    const figure = (value: string | null | undefined, decimals: number) =>
      value ? <PriceText value={value} decimals={decimals} /> : null;
    return {
      title: sayAmount(`confirm.title.${order.side}`),
      ...(warnings.length > 0 && { text: warnings.map(sentence).join(' ') }),
      facts: [
        ...(order.type === 'limit' && order.kind !== ''
          ? [{ label: t('type.label'), value: t(`type.${order.kind}`) }]
          : []),
        ...(order.type === 'limit' && order.kind === 'stop'
          ? [{ label: t('stopPrice'), value: figure(order.stop, rules.priceDecimals), unit: pair.legal_name }]
          : []),
        {
          label: order.type === 'limit' ? t('orders.price') : t('average'),
          value: figure(price, rules.priceDecimals),
          unit: pair.legal_name,
        },
        {
          label: t('total'),
          value: total ? <AmountText value={total} scale={totalDecimals(rules)} unit={pair.legal_name} /> : null,
        },
        {
          label: t('fee', { rate: formatRate(mul(rules.feeRate, '100')) }),
          value: fee ? <AmountText trim value={fee} scale={COIN_SCALE} unit={isBuy ? coin : pair.legal_name} /> : null,
        },
      ],
      confirmLabel: warnings.length > 0 ? t('confirm.anyway') : sayAmount(`submit.${order.side}Amount`),
      cancelLabel: t('confirm.keep'),
      side: order.side,
      ...(warnings.length === 0 && { doNotAskAgain: { key: CONFIRM_KEYS.spotOrder, label: t('confirm.doNotAsk') } }),
    };
  };
  const lastQuestion = ({ side }: SpotOrderForm): ConfirmOptions => ({
    title: t('confirm.twice.title'),
    text: t(`confirm.twice.${side}`, { share: formatRate(mul(SLIPPAGE.stop, '100')) }),
    confirmLabel: t('confirm.twice.action'),
    cancelLabel: t('confirm.keep'),
    danger: true,
  });
  return { question, lastQuestion };
}
