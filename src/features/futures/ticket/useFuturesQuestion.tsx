import { AmountText } from '#kit/AmountText';
import type { ConfirmOptions } from '#kit/feedback';
import { PriceText } from '#kit/PriceText';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { type FuturesTicketForm, orderOf } from '../../../domain/forms/futures-order.ts';
import { toPercent } from '../../../domain/fraction.ts';
import { formatAmount, formatRate } from '../../../domain/number.ts';
import { type Estimate, type EstimateContext, outcomeAt } from '../../../parts/futures/estimate.ts';
import { MONEY_SCALE, TONE_OF } from '../../../parts/futures/position.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import type { Pair } from '../../../state/pairs.ts';
import { CONFIRM_KEYS } from '../../../state/preferences.ts';

/** The question before an order: all of its numbers, and where it ends. */
export function useFuturesQuestion(
  pair: Pair,
): (form: FuturesTicketForm, estimate: Estimate, context: EstimateContext) => ConfirmOptions {
  const t = useLateT('futures');
  const coin = pair.legal_name;
  const price = (value: string | null) =>
    value === null ? null : <PriceText value={value} decimals={pair.priceDecimals} />;
  const money = (value: string) => <AmountText value={value} scale={MONEY_SCALE} unit={coin} />;
  return (form, estimate, { offer, scale }) => {
    const { direction, lots, limit, takeProfit, stopLoss } = orderOf(form);
    const count = Number(lots);
    const exit = (name: 'takeProfit' | 'stopLoss', level: string | null) =>
      level === null
        ? []
        : [
            {
              label: t(`confirm.${name}`, { price: formatAmount(level, pair.priceDecimals) }),
              value: (
                <AmountText
                  signed
                  value={outcomeAt(level, direction, estimate, scale)}
                  scale={MONEY_SCALE}
                  unit={coin}
                />
              ),
            },
          ];
    return {
      title: t(`confirm.title.${direction}`, { count, pair: pair.label }),
      facts: [
        { label: t('multiple.label'), value: t('multiple.times', { level: form.multiple }) },
        {
          label: t('lots', { count }),
          value: <AmountText trim value={estimate.size} scale={COIN_SCALE} unit={pair.currency_name} />,
        },
        {
          label: t(limit === null ? 'confirm.about' : 'entrust.price'),
          value: price(limit ?? estimate.entry),
          unit: coin,
        },
        { label: t('position.margin'), value: money(estimate.margin) },
        { label: t('facts.fee', { rate: formatRate(toPercent(offer.fee)) }), value: money(estimate.fee) },
        { label: t('facts.overnight'), value: money(estimate.overnight) },
        { label: t('position.liquidation'), value: price(estimate.liquidation), unit: coin },
        ...exit('takeProfit', takeProfit),
        ...exit('stopLoss', stopLoss),
        { label: t('confirm.total'), value: money(estimate.cost) },
      ],
      confirmLabel: t(`confirm.action.${direction}`, { count }),
      cancelLabel: t('confirm.keep'),
      side: TONE_OF[direction],
      doNotAskAgain: { key: CONFIRM_KEYS.futuresOrder, label: t('confirm.doNotAsk') },
    };
  };
}
