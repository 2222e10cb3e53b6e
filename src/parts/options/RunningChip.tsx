import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { FloatChip } from '#kit/FloatChip';
import { ArrowDownRightIcon, ArrowUpRightIcon } from '#kit/icons';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { useClient } from '../../data/client.ts';
import { clockOf } from '../../data/clock.ts';
import { optionSource } from './course.ts';
import { dueAtOf, STAKE_SCALE, sideOf } from './option.ts';
import { useOption } from './useOption.ts';

interface RunningChipProps {
  readonly row: OptionOrder;
  /** Brings the countdown back. */
  readonly onPress: () => void;
}

/** An option that runs while something else is looked at. */
export function RunningChip({ row, onPress }: RunningChipProps) {
  const { t } = useTranslation('options');
  const client = useClient();
  const order = useOption(row);
  const source = useMemo(() => optionSource(client, order), [client, order]);
  const view = useSyncExternalStore(source.subscribe, source.get);
  const [coin = ''] = order.symbol_name.split('/');
  return (
    <FloatChip
      name={coin}
      icon={sideOf(order) === 'up' ? <ArrowUpRightIcon size={16} /> : <ArrowDownRightIcon size={16} />}
      result={view?.result ?? undefined}
      scale={STAKE_SCALE}
      isStale={view?.isStale}
      label={t('running.show', { pair: order.symbol_name })}
      to={dueAtOf(order)}
      now={clockOf(client).now}
      onPress={onPress}
    />
  );
}
