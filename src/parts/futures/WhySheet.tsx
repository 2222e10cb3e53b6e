import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { LeadFigure } from '#kit/LeadFigure';
import { Note } from '#kit/Note';
import { PriceText } from '#kit/PriceText';
import { SegmentTabs } from '#kit/SegmentTabs';
import { Sheet } from '#kit/Sheet';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { COIN_SCALE } from '../../domain/constants.ts';
import { type Fraction, toPercent } from '../../domain/fraction.ts';
import { formatAmount, formatPrice, formatRate, formatSigned } from '../../domain/number.ts';
import { MONEY_SCALE } from './position.ts';
import { WHY_TOPICS, type WhyOrder, type WhyTopic } from './why.ts';
import { keptNow, liquidationSteps } from './why-numbers.ts';

/** When the overnight fee is taken. */
const OVERNIGHT = { time: '00:00', zone: 'UTC+8' } as const;

interface WhySheetProps {
  readonly topic: WhyTopic;
  readonly onTopic: (topic: WhyTopic) => void;
  readonly order: WhyOrder;
  readonly onClose: () => void;
}

/** One number of an order, how it comes about, and what it is made of. */
interface Explained {
  readonly value: string | null;
  readonly scale: number;
  readonly unit: string;
  readonly signed?: boolean;
  readonly text: string;
  readonly formula: string | null;
  readonly facts: readonly { readonly label: string; readonly value: ReactElement | string }[];
}

/** How each number of an order comes about, with the user's own figures, by the functions that the exchange takes and settles it with. */
export function FuturesWhySheet({ topic, onTopic, order, onClose }: WhySheetProps) {
  const { t } = useTranslation('futures');
  const explain = useExplained(order);
  const { value, scale, unit, signed, text, formula, facts } = explain(topic);
  const topics = WHY_TOPICS.filter((key) => key !== 'profit' || order.exit !== null);
  return (
    <Sheet open onClose={onClose} title={t('why.title')}>
      <Stack gap={16}>
        <SegmentTabs
          dense
          label={t('why.which')}
          items={topics.map((key) => ({
            key,
            label: t(key === 'risk' || key === 'profit' ? `why.topic.${key}` : `position.${key}`),
          }))}
          value={topic}
          onChange={onTopic}
        />
        <Stack gap={8}>
          <LeadFigure value={value} scale={scale} unit={unit} signed={signed} />
          <Text tone="secondary">{text}</Text>
        </Stack>
        {formula ? <Note look="field">{formula}</Note> : null}
        <KeyValueList>
          {facts.map(({ label, value: fact }, place) => (
            <KeyValue key={label} label={`${place + 1}  ${label}`} value={fact} />
          ))}
        </KeyValueList>
        <Text look="caption" tone="tertiary">
          {t('why.same')}
        </Text>
      </Stack>
    </Sheet>
  );
}

function useExplained({ direction, lots, multiple, base, coin, estimate, context, exit }: WhyOrder) {
  const { t } = useTranslation('futures');
  const { offer, priceDecimals } = context;
  const asMoney = (value: string) => <AmountText value={value} scale={MONEY_SCALE} unit={coin} />;
  const asPrice = (value: string) => <PriceText value={value} decimals={priceDecimals} />;
  const asRate = (fraction: Fraction) => t('why.percent', { rate: formatRate(toPercent(fraction)) });
  const sizeFact = {
    label: t('why.size', { count: lots, lot: offer.contractSize, coin: base }),
    value: <AmountText trim value={estimate.size} scale={COIN_SCALE} unit={base} />,
  };
  const valueFact = { label: t('why.value'), value: asMoney(estimate.notional) };

  const topics: Readonly<Record<WhyTopic, () => Explained>> = {
    margin: () => ({
      ...{ value: estimate.margin, scale: MONEY_SCALE, unit: coin, text: t('why.text.margin') },
      formula: t('why.formula.margin', {
        price: formatPrice(estimate.reference, priceDecimals),
        size: formatAmount(estimate.size, COIN_SCALE, { trim: true }),
        level: multiple,
        result: formatAmount(estimate.margin, MONEY_SCALE),
      }),
      facts: [
        { label: t('why.price'), value: asPrice(estimate.reference) },
        sizeFact,
        { label: t('multiple.label'), value: t('multiple.times', { level: multiple }) },
      ],
    }),
    fee: () => ({
      ...{ value: estimate.fee, scale: MONEY_SCALE, unit: coin, text: t('why.text.fee') },
      formula: t('why.formula.share', {
        value: formatAmount(estimate.notional, MONEY_SCALE),
        rate: formatRate(toPercent(offer.fee)),
        result: formatAmount(estimate.fee, MONEY_SCALE),
      }),
      facts: [valueFact, { label: t('position.fee'), value: asRate(offer.fee) }],
    }),
    overnight: () => ({
      ...{ value: estimate.overnight, scale: MONEY_SCALE, unit: coin, text: t('why.text.overnight', OVERNIGHT) },
      formula: t('why.formula.share', {
        value: formatAmount(estimate.notional, MONEY_SCALE),
        rate: formatRate(toPercent(offer.overnight)),
        result: formatAmount(estimate.overnight, MONEY_SCALE),
      }),
      facts: [valueFact, { label: t('position.overnight'), value: asRate(offer.overnight) }],
    }),
    liquidation: () => {
      const steps = liquidationSteps(direction, estimate, context);
      return {
        ...{ value: estimate.liquidation, scale: priceDecimals, unit: '' },
        text:
          estimate.liquidation === null
            ? t('why.text.noLiquidation')
            : t(`why.text.liquidation.${direction}`, { coin: base }),
        formula:
          steps?.isAlone && estimate.liquidation !== null
            ? t(`why.formula.liquidation.${direction}`, {
                price: formatPrice(estimate.entry, priceDecimals),
                size: formatAmount(estimate.size, COIN_SCALE, { trim: true }),
                backing: formatAmount(steps.backing, MONEY_SCALE),
                kept: formatRate(toPercent(steps.maintenance)),
                result: formatPrice(estimate.liquidation, priceDecimals),
              })
            : null,
        facts: steps
          ? [
              { label: t('position.entry'), value: asPrice(estimate.entry) },
              sizeFact,
              { label: t(context.account ? 'why.backing' : 'position.margin'), value: asMoney(steps.backing) },
              { label: t('why.kept'), value: asRate(steps.maintenance) },
              ...(steps.isAlone ? [] : [{ label: t('why.others'), value: String(steps.others) }]),
            ]
          : [],
      };
    },
    risk: () => {
      const now = keptNow(estimate);
      return {
        ...{ value: now?.rate ?? null, scale: 1, unit: '%', text: t('why.text.risk', { share: formatRate('100', 0) }) },
        formula: now
          ? t('why.formula.risk', {
              kept: formatAmount(now.kept, MONEY_SCALE),
              has: formatAmount(now.has, MONEY_SCALE),
              result: formatRate(now.rate, 1),
            })
          : null,
        facts: now
          ? [
              { label: t('why.keptNow'), value: asMoney(now.kept) },
              { label: t('why.has'), value: asMoney(now.has) },
            ]
          : [],
      };
    },
    profit: () => ({
      ...{ value: exit?.profit ?? null, scale: MONEY_SCALE, unit: coin, signed: true, text: t('why.text.profit') },
      formula: exit
        ? t(`why.formula.profit.${direction}`, {
            exit: formatPrice(exit.level, priceDecimals),
            entry: formatPrice(estimate.entry, priceDecimals),
            size: formatAmount(estimate.size, COIN_SCALE, { trim: true }),
            result: formatSigned(exit.profit, MONEY_SCALE),
          })
        : null,
      facts: exit
        ? [
            { label: t('why.exit'), value: asPrice(exit.level) },
            { label: t('position.entry'), value: asPrice(estimate.entry) },
            sizeFact,
          ]
        : [],
    }),
  };
  return (topic: WhyTopic) => topics[topic]();
}
