import type { ConfirmOptions } from '#kit/feedback';
import { SLIPPAGE } from '../../../domain/constants.ts';
import type { SpotOrderForm } from '../../../domain/forms/spot-order.ts';
import { mul } from '../../../domain/money.ts';
import { EMPTY, formatAmount, formatPrice, formatRate } from '../../../domain/number.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import type { Pair } from '../../../state/pairs.ts';
import { CONFIRM_KEYS } from '../../../state/preferences.ts';
import { feeOfOrder, type TicketBook, type TicketRules, totalOf, walkOf } from './ticket.ts';
import type { OrderWarning } from './warnings.ts';

const SCALE = 8;

/** The question before an order: the whole consequence in figures, and every warning; and the second one, where it may be dear. */
export function useOrderQuestion(pair: Pair) {
  const t = useLateT('spot');
  const coin = pair.currency_name;
  const percent = (share: string) => formatRate(mul(share, '100'));
  const sentence = (warning: OrderWarning): string =>
    warning.kind === 'partial'
      ? t('confirm.partial', { amount: formatAmount(warning.amount, SCALE, { trim: true }), coin })
      : t(`confirm.${warning.kind}`, { share: percent(warning.share) });

  const question = (
    order: SpotOrderForm,
    rules: TicketRules,
    book: TicketBook,
    warnings: readonly OrderWarning[],
  ): ConfirmOptions => {
    const isBuy = order.side === 'buy';
    const amount = formatAmount(order.amount, rules.amountDecimals, { trim: true });
    const price = order.type === 'limit' ? order.price : walkOf(order, book)?.average;
    const total = totalOf(order, book);
    const fee = feeOfOrder(order, rules, book);
    const figure = (value: string | null | undefined, unit: string, decimals: number) =>
      value ? `${formatPrice(value, decimals)} ${unit}` : EMPTY;
    return {
      title: t(`confirm.title.${order.side}`, { amount, coin }),
      ...(warnings.length > 0 && { text: warnings.map(sentence).join(' ') }),
      facts: [
        {
          label: order.type === 'limit' ? t('orders.price') : t('average'),
          value: figure(price, pair.legal_name, rules.priceDecimals),
        },
        { label: t('total'), value: figure(total, pair.legal_name, 2) },
        {
          label: t('fee', { rate: percent(rules.feeRate) }),
          value: fee ? `${formatAmount(fee, SCALE, { trim: true })} ${isBuy ? coin : pair.legal_name}` : EMPTY,
        },
      ],
      confirmLabel: warnings.length > 0 ? t('confirm.anyway') : t(`submit.${order.side}`, { coin }),
      cancelLabel: t('confirm.keep'),
      side: order.side,
      ...(warnings.length === 0 && { doNotAskAgain: { key: CONFIRM_KEYS.spotOrder, label: t('confirm.doNotAsk') } }),
    };
  };
  const lastQuestion = ({ side }: SpotOrderForm): ConfirmOptions => ({
    title: t('confirm.twice.title'),
    text: t(`confirm.twice.${side}`, { share: percent(SLIPPAGE.stop) }),
    confirmLabel: t('confirm.twice.action'),
    cancelLabel: t('confirm.keep'),
    danger: true,
  });
  return { question, lastQuestion };
}
