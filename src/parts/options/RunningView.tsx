import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { RunningOption } from '#kit/RunningOption';
import { TimeText } from '#kit/TimeText';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { useClient } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import { useLang } from '../language/useLang.ts';
import { optionSource } from './course.ts';
import { acceptedAtOf, dueAtOf, STAKE_SCALE } from './option.ts';
import { useKeepHeads } from './useHeads.ts';

interface RunningViewProps {
  readonly order: OptionOrder;
  /** Decimals of the pair. */
  readonly decimals: number;
}

/** An option while it runs, by the exchange's clock: time left, what it comes to now, its course against where it began. */
export function RunningView({ order, decimals }: RunningViewProps) {
  const { t } = useTranslation('options');
  const client = useClient();
  const lang = useLang();
  const clock = clockOf(client);
  const source = useMemo(() => optionSource(client, order), [client, order]);
  const dueAt = dueAtOf(order);
  const [isDue, setDue] = useState(() => clock.now() >= dueAt);
  useKeepHeads(order);
  return (
    <RunningOption
      source={source}
      open={order.open_price}
      decimals={decimals}
      unit={order.currency_name}
      resultDecimals={STAKE_SCALE}
      from={acceptedAtOf(order)}
      to={dueAt}
      now={clock.now}
      onEnd={() => setDue(true)}
      labels={{
        clock: t('running.clock'),
        toSettlement: isDue ? t('running.settling') : t('running.toSettlement'),
        ifNow: order.open_price === null ? t('running.waiting') : t('running.ifNow'),
        open: t('running.open'),
        now: t('running.now'),
      }}
    >
      <KeyValueList>
        <KeyValue
          label={t('orders.stake')}
          value={<AmountText value={order.number} scale={STAKE_SCALE} unit={order.currency_name} />}
        />
        <KeyValue label={t('running.settlesAt')} value={<TimeText value={dueAt} lang={lang} look="clock" />} />
      </KeyValueList>
    </RunningOption>
  );
}
