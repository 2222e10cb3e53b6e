import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { Note } from '#kit/Note';
import { PriceText } from '#kit/PriceText';
import { ResultCard } from '#kit/ResultCard';
import type { Position } from '../../contract/rows/position.ts';
import { COIN_SCALE } from '../../domain/decimal-text.ts';
import { sub } from '../../domain/money.ts';
import { directionOf, formatAmount } from '../../domain/number.ts';
import { TickLine } from './PositionDetails.tsx';
import { MONEY_SCALE, sideOf } from './position.ts';
import { WhyLabel } from './WhyLabel.tsx';
import type { WhyTopic } from './WhyPosition.tsx';

interface PositionResultProps {
  /** One that has ended. */
  readonly position: Position;
  /** Decimals of its pair. */
  readonly decimals: number;
  readonly onWhy: (topic: WhyTopic) => void;
}

const OUTCOME = { up: 'won', down: 'lost', flat: 'draw' } as const;
const SAID = ['takeProfit', 'stopLoss', 'liquidated'] as const;

/** What came of a position: why it ended, from which price to which, and what that came to. */
export function PositionResult({ position, decimals, onWhy }: PositionResultProps) {
  const { t } = useTranslation('positions');
  const { t: tFutures } = useTranslation('futures');
  const side = sideOf(position);
  const [base = '', coin = ''] = position.symbol.split('/');
  const { fact_profits: profit, liquidation_fee: ended = '0', covered = '0' } = position;
  const reason = SAID.find((one) => one === position.reason) ?? 'asked';
  const money = (value: string) => <AmountText value={value} scale={MONEY_SCALE} unit={coin} />;
  return (
    <ResultCard
      outcome={OUTCOME[directionOf(profit)]}
      title={position.reason_name || position.status_name}
      pair={position.symbol}
      side={side === 'long' ? 'up' : 'down'}
      sideLabel={tFutures(`sideAt.${side}`, { multiple: position.multiple })}
      result={profit}
      resultDecimals={MONEY_SCALE}
      unit={coin}
      sentence={t(`details.said.${reason}`)}
      open={position.price}
      close={position.update_price}
      difference={sub(position.update_price, position.price)}
      decimals={decimals}
      labels={{ open: tFutures('position.entry'), close: t('closed.price') }}
    >
      <KeyValueList>
        <KeyValue
          label={<WhyLabel topic="profit" label={t('closed.profit')} onWhy={onWhy} />}
          value={<AmountText signed value={profit} scale={MONEY_SCALE} unit={coin} />}
        />
        <KeyValue
          label={tFutures('lots', { count: Number(position.share) })}
          value={<AmountText trim value={position.number} scale={COIN_SCALE} unit={base} />}
        />
        {reason === 'asked' ? null : (
          <KeyValue
            label={t('details.trigger')}
            value={<PriceText value={position.trigger_price ?? null} decimals={decimals} />}
          />
        )}
        <KeyValue
          label={<WhyLabel topic="margin" label={tFutures('position.margin')} onWhy={onWhy} />}
          value={money(position.origin_caution_money)}
        />
        <KeyValue label={tFutures('position.overnight')} value={money(position.overnight_money)} />
        <KeyValue
          label={<WhyLabel topic="fee" label={tFutures('position.fee')} onWhy={onWhy} />}
          value={money(position.trade_fee)}
        />
        {Number(ended) > 0 ? <KeyValue label={t('details.liquidationFee')} value={money(ended)} /> : null}
        <TickLine name="openTick" seq={position.open_tick} at={position.open_at} />
        <TickLine name="closeTick" seq={position.close_tick} at={position.close_at} />
      </KeyValueList>
      {Number(covered) > 0 ? (
        <Note>{t('details.covered', { amount: formatAmount(covered, MONEY_SCALE), coin })}</Note>
      ) : null}
    </ResultCard>
  );
}
