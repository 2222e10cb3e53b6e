import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Note } from '#kit/Note';
import { ResultCard } from '#kit/ResultCard';
import { Row } from '#kit/Stack';
import { TextButton } from '#kit/TextButton';
import { TimeText } from '#kit/TimeText';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { sub } from '../../domain/money.ts';
import { formatAmount } from '../../domain/number.ts';
import { useLang } from '../language/useLang.ts';
import { dueAtOf, endOf, STAKE_SCALE, sideOf } from './option.ts';
import { useSideLabel } from './useSideLabel.ts';
import { WhySheet } from './WhySheet.tsx';

interface ResultViewProps {
  readonly order: OptionOrder;
  /** Decimals of the pair. */
  readonly decimals: number;
}

/** A tick more than a second after the expiry is one that came when the exchange was there again. */
const LATE_MS = 1500;

/** What came of an option, with both ticks. */
export function ResultView({ order, decimals }: ResultViewProps) {
  const { t } = useTranslation('options');
  const lang = useLang();
  const sideLabel = useSideLabel()(order);
  const [isAsking, setAsking] = useState(false);
  const end = endOf(order);
  const coin = order.currency_name;
  const tick = (seq: number | null | undefined, at: number | null | undefined, name: 'openTick' | 'endTick') =>
    seq && at ? (
      <KeyValue
        label={t(`result.${name}`, { seq: String(seq) })}
        value={<TimeText value={at} lang={lang} look="clock" />}
      />
    ) : null;
  return (
    <ResultCard
      outcome={end === 'won' || end === 'lost' ? end : 'draw'}
      title={t(`result.${end}`)}
      pair={order.symbol_name}
      side={sideOf(order)}
      sideLabel={sideLabel}
      result={order.fact_profits}
      resultDecimals={STAKE_SCALE}
      unit={coin}
      sentence={t(`result.${end}Text`, {
        coin,
        stake: formatAmount(order.number, STAKE_SCALE),
        profit: formatAmount(order.fact_profits, STAKE_SCALE),
        payout: formatAmount(order.payout ?? '0', STAKE_SCALE),
      })}
      open={order.open_price}
      close={order.end_price}
      difference={order.open_price && order.end_price ? sub(order.end_price, order.open_price) : null}
      decimals={decimals}
      labels={{ open: t('running.open'), close: t('running.close') }}
    >
      <KeyValueList>
        <KeyValue
          label={t('orders.stake')}
          value={<AmountText value={order.number} scale={STAKE_SCALE} unit={coin} />}
        />
        <KeyValue
          label={
            <Row as="span" gap={8}>
              {t('result.payout')}
              <TextButton onClick={() => setAsking(true)}>{t('result.why')}</TextButton>
            </Row>
          }
          value={<AmountText value={order.payout} scale={STAKE_SCALE} unit={coin} />}
        />
        {tick(order.open_tick, order.open_at, 'openTick')}
        {tick(order.end_tick, order.end_at, 'endTick')}
      </KeyValueList>
      {order.end_at && order.end_at - dueAtOf(order) > LATE_MS ? <Note>{t('result.late')}</Note> : null}
      <WhySheet
        open={isAsking}
        onClose={() => setAsking(false)}
        stake={order.number}
        rate={order.profit_ratio}
        seconds={order.seconds}
        coin={coin}
      />
    </ResultCard>
  );
}
