import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { LeadFigure } from '#kit/LeadFigure';
import { PriceText } from '#kit/PriceText';
import { Stack } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TimeText } from '#kit/TimeText';
import type { Position } from '../../contract/rows/position.ts';
import { COIN_SCALE } from '../../domain/decimal-text.ts';
import { directionOf } from '../../domain/number.ts';
import { hideBalancesAtom } from '../../state/preferences.ts';
import { useLang } from '../language/useLang.ts';
import { exitOf, MONEY_SCALE } from './position.ts';
import { WhyLabel } from './WhyLabel.tsx';
import type { WhyTopic } from './WhyPosition.tsx';

interface PositionDetailsProps {
  /** As it stands now. */
  readonly position: Position;
  /** Decimals of its pair. */
  readonly decimals: number;
  readonly onWhy: (topic: WhyTopic) => void;
}

/** An open position with all of its figures, each of which explains itself. */
export function PositionDetails({ position, decimals, onWhy }: PositionDetailsProps) {
  const { t } = useTranslation('positions');
  const { t: tFutures } = useTranslation('futures');
  const isHidden = useAtomValue(hideBalancesAtom);
  const [base = '', coin = ''] = position.symbol.split('/');
  const price = (value: string | null | undefined) => <PriceText value={value ?? null} decimals={decimals} />;
  const money = (value: string) => <AmountText value={value} scale={MONEY_SCALE} unit={coin} hidden={isHidden} />;
  const why = (topic: WhyTopic, label: string) => <WhyLabel topic={topic} label={label} onWhy={onWhy} />;
  return (
    <Stack gap={16} top={12}>
      <Stack gap={4}>
        <Text as="div" tone="secondary">
          {why('profit', t('account.profit'))}
        </Text>
        <LeadFigure
          signed
          size="headline"
          value={position.profits}
          scale={MONEY_SCALE}
          unit={coin}
          tone={directionOf(position.profits)}
          hidden={isHidden}
        />
      </Stack>
      <KeyValueList>
        <KeyValue label={tFutures('position.entry')} value={price(position.price)} />
        <KeyValue
          label={why('liquidation', tFutures('position.liquidation'))}
          value={price(position.liquidation_price)}
        />
        <KeyValue label={tFutures('position.mark')} value={price(position.update_price)} />
        <KeyValue label={why('margin', tFutures('position.margin'))} value={money(position.caution_money)} />
        <KeyValue
          label={tFutures('lots', { count: Number(position.share) })}
          value={<AmountText trim value={position.number} scale={COIN_SCALE} unit={base} hidden={isHidden} />}
        />
        <KeyValue label={why('fee', tFutures('position.fee'))} value={money(position.trade_fee)} />
        <KeyValue label={tFutures('position.overnight')} value={money(position.overnight_money)} />
        <KeyValue label={tFutures('position.takeProfit')} value={price(exitOf(position.target_profit_price))} />
        <KeyValue label={tFutures('position.stopLoss')} value={price(exitOf(position.stop_loss_price))} />
        <TickLine name="openTick" seq={position.open_tick} at={position.open_at} />
      </KeyValueList>
    </Stack>
  );
}

interface TickLineProps {
  readonly name: 'openTick' | 'closeTick';
  readonly seq: number | null | undefined;
  readonly at: number | null | undefined;
}

/** A tick that a position names, and its moment. */
export function TickLine({ name, seq, at }: TickLineProps) {
  const { t } = useTranslation('positions');
  const lang = useLang();
  if (!seq || !at) return null;
  return (
    <KeyValue
      label={t(`details.${name}`, { seq: String(seq) })}
      value={<TimeText value={at} lang={lang} look="seconds" />}
    />
  );
}
