import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { LeadFigure } from '#kit/LeadFigure';
import { PriceText } from '#kit/PriceText';
import type { Position } from '../../contract/rows/position.ts';
import { COIN_SCALE } from '../../domain/decimal-text.ts';
import { marginOf, notionalOf, profitOf } from '../../domain/futures/amounts.ts';
import { div, mul } from '../../domain/money.ts';
import { directionOf, formatAmount, formatPrice, formatRate, formatSigned } from '../../domain/number.ts';
import { changePercent } from '../../domain/scaled.ts';
import { FormulaSheet } from './FormulaSheet.tsx';
import { useFuturesLive } from './live.ts';
import { isOpen, MONEY_SCALE, sideOf, symbolOf } from './position.ts';
import { whyLiquidation } from './position-why.ts';
import { useRiskAccount } from './useRiskAccount.ts';

/** Figures of a position that explain themselves. */
export type WhyTopic = 'liquidation' | 'margin' | 'fee' | 'profit';

interface WhyPositionProps {
  readonly topic: WhyTopic;
  /** As it stands now. */
  readonly position: Position;
  /** Decimals of its pair. */
  readonly decimals: number;
  readonly onClose: () => void;
}

/** How a figure of a position comes about. */
export function WhyPosition({ topic, ...props }: WhyPositionProps) {
  if (topic === 'liquidation') return <WhyLiquidationPrice {...props} />;
  if (topic === 'profit') return <WhyProfit {...props} />;
  return topic === 'margin' ? <WhyMargin {...props} /> : <WhyFee {...props} />;
}

type TopicProps = Omit<WhyPositionProps, 'topic'>;

/** The size of the position among the terms. */
const sizeOf = (size: string, base: string) => <AmountText trim value={size} scale={COIN_SCALE} unit={base} />;

function WhyLiquidationPrice({ position, decimals, onClose }: TopicProps) {
  const { t } = useTranslation('positions');
  const account = useRiskAccount(true, useFuturesLive());
  const title = t('why.liquidation.title');
  if (!account) return <FormulaSheet title={title} about={null} withFunds onClose={onClose} />;
  const { price, money, opened, slope, isSingle } = whyLiquidation(symbolOf(position), account, decimals);
  const [base = '', coin = ''] = position.symbol.split('/');
  const side = sideOf(position);
  const kept = position.maintenance ?? '0';
  const moved = price === null ? '0' : changePercent(position.update_price, price).replace('-', '');
  const stands = {
    label: t('why.liquidation.money'),
    value: <AmountText value={money} scale={MONEY_SCALE} unit={coin} />,
  };
  return (
    <FormulaSheet
      title={title}
      about={{
        figure: <LeadFigure value={price} scale={decimals} />,
        text:
          price === null
            ? t('why.liquidation.never')
            : t(`why.liquidation.text.${side}`, { coin: base, share: formatRate(moved, 2) }),
        formula: isSingle
          ? t(`why.liquidation.formula.${side}`, {
              size: formatAmount(position.number, COIN_SCALE, { trim: true }),
              entry: formatPrice(position.price, decimals),
              money: formatAmount(money, MONEY_SCALE),
              kept: formatRate(kept, 2),
              price: formatPrice(price, decimals),
            })
          : t('why.liquidation.formula.many', {
              opened: formatAmount(opened, MONEY_SCALE),
              money: formatAmount(money, MONEY_SCALE),
              size: formatAmount(slope, COIN_SCALE, { trim: true }),
              price: formatPrice(price, decimals),
            }),
        terms: isSingle
          ? [
              { label: t('why.size'), value: sizeOf(position.number, base) },
              { label: t('why.entry'), value: <PriceText value={position.price} decimals={decimals} /> },
              stands,
              {
                label: t('why.liquidation.kept'),
                value: t('why.percent', { rate: formatAmount(kept, MONEY_SCALE) }),
              },
            ]
          : [
              {
                label: t('why.liquidation.opened'),
                value: <AmountText value={opened} scale={MONEY_SCALE} unit={coin} />,
              },
              stands,
              { label: t('why.liquidation.slope'), value: sizeOf(slope, base) },
            ],
      }}
      withFunds
      onClose={onClose}
    />
  );
}

function WhyProfit({ position, decimals, onClose }: TopicProps) {
  const { t } = useTranslation('positions');
  const { t: tFutures } = useTranslation('futures');
  const { price: entry, update_price: now, number } = position;
  const [base = '', coin = ''] = position.symbol.split('/');
  const direction = sideOf(position);
  const [from, to] = direction === 'long' ? [entry, now] : [now, entry];
  const result = profitOf({ direction, size: number, entry }, now, COIN_SCALE);
  const prices = [
    { label: t('why.entry'), value: <PriceText value={entry} decimals={decimals} /> },
    {
      label: isOpen(position) ? tFutures('position.mark') : t('closed.price'),
      value: <PriceText value={now} decimals={decimals} />,
    },
  ];
  return (
    <FormulaSheet
      title={t('why.profit.title')}
      about={{
        figure: <LeadFigure signed value={result} scale={MONEY_SCALE} unit={coin} tone={directionOf(result)} />,
        text: t(isOpen(position) ? 'why.profit.open' : 'why.profit.closed'),
        formula: t('why.profit.formula', {
          first: formatPrice(to, decimals),
          second: formatPrice(from, decimals),
          size: formatAmount(number, COIN_SCALE, { trim: true }),
          profit: formatSigned(result, MONEY_SCALE),
        }),
        terms: [
          ...(direction === 'long' ? prices.toReversed() : prices),
          { label: t('why.size'), value: sizeOf(number, base) },
        ],
      }}
      onClose={onClose}
    />
  );
}

/** What a position was worth as it was asked for, which its margin and its fee are parts of. */
function useWorthTerms({ position, decimals }: TopicProps) {
  const { t } = useTranslation('positions');
  const [base = ''] = position.symbol.split('/');
  return [
    { label: t('why.reference'), value: <PriceText value={position.origin_price} decimals={decimals} /> },
    { label: t('why.size'), value: sizeOf(position.number, base) },
  ];
}

function WhyMargin(props: TopicProps) {
  const { t } = useTranslation('positions');
  const { position, decimals, onClose } = props;
  const [, coin = ''] = position.symbol.split('/');
  const { origin_price: price, number, multiple } = position;
  const margin = marginOf(notionalOf(price, number), multiple, COIN_SCALE);
  return (
    <FormulaSheet
      title={t('why.margin.title')}
      about={{
        figure: <LeadFigure value={margin} scale={MONEY_SCALE} unit={coin} />,
        text: t('why.margin.text'),
        formula: t('why.margin.formula', {
          price: formatPrice(price, decimals),
          size: formatAmount(number, COIN_SCALE, { trim: true }),
          multiple,
          margin: formatAmount(margin, MONEY_SCALE),
        }),
        terms: [...useWorthTerms(props), { label: t('why.multiple'), value: t('why.times', { multiple }) }],
      }}
      onClose={onClose}
    />
  );
}

/** Decimals of the rate of a fee, percent. */
const FEE_RATE = 3;

function WhyFee(props: TopicProps) {
  const { t } = useTranslation('positions');
  const { position, decimals, onClose } = props;
  const [, coin = ''] = position.symbol.split('/');
  const { origin_price: price, number, trade_fee: fee } = position;
  const rate = div(mul(fee, '100'), notionalOf(price, number)) ?? '0';
  return (
    <FormulaSheet
      title={t('why.fee.title')}
      about={{
        figure: <LeadFigure value={fee} scale={MONEY_SCALE} unit={coin} />,
        text: t('why.fee.text'),
        formula: t('why.fee.formula', {
          price: formatPrice(price, decimals),
          size: formatAmount(number, COIN_SCALE, { trim: true }),
          rate: formatAmount(rate, FEE_RATE, { trim: true }),
          fee: formatAmount(fee, MONEY_SCALE),
        }),
        terms: [
          ...useWorthTerms(props),
          { label: t('why.fee.rate'), value: t('why.percent', { rate: formatAmount(rate, FEE_RATE, { trim: true }) }) },
        ],
      }}
      onClose={onClose}
    />
  );
}
