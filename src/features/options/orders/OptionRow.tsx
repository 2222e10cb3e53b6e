import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Badge } from '#kit/Badge';
import { Button } from '#kit/Button';
import { CountDown } from '#kit/CountDown';
import { EntrustRow } from '#kit/EntrustRow';
import { PriceText } from '#kit/PriceText';
import { Row } from '#kit/Stack';
import { Text } from '#kit/Text';
import { TimeText } from '#kit/TimeText';
import type { OptionOrder } from '../../../contract/rows/option.ts';
import { useClient } from '../../../data/client.ts';
import { clockOf } from '../../../data/clock.ts';
import { decimalsOf } from '../../../domain/decimal-text.ts';
import { directionOf } from '../../../domain/number.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { latestIndex } from '../../../parts/options/course.ts';
import { dueAtOf, endOf, isEnded, resultAt, STAKE_SCALE, sideOf } from '../../../parts/options/option.ts';
import { useOption } from '../../../parts/options/useOption.ts';
import { markKind, type Pair } from '../../../state/pairs.ts';

interface OptionRowProps {
  readonly order: OptionOrder;
  readonly pair: Pair | undefined;
  /** Since when prices are read, unix ms. */
  readonly since: number;
  readonly onPress: () => void;
}

/** One option of the user: while it runs its time left and what it comes to now, then what came of it. */
export function OptionRow({ order, ...props }: OptionRowProps) {
  return isEnded(order) ? <EndedRow order={order} {...props} /> : <RunningRow order={order} {...props} />;
}

function RunningRow({ order: row, since, ...props }: OptionRowProps) {
  const { t } = useTranslation('options');
  const client = useClient();
  const order = useOption(row);
  const source = useMemo(() => latestIndex(client, order.symbol_name, since), [client, order.symbol_name, since]);
  const now = useSyncExternalStore(source.subscribe, source.get);
  const result = resultAt(order, now?.price || undefined);
  return (
    <Shown
      {...props}
      order={order}
      second={{ label: t('running.now'), price: now?.price ?? null }}
      last={{ label: t('orders.resultNow'), result, isStale: now?.isStale ?? false }}
      head={<CountDown to={dueAtOf(order)} now={clockOf(client).now} label={t('running.clock')} />}
    />
  );
}

const TONE = { won: 'success', lost: 'ended', drawn: 'ended', returned: 'ended' } as const;

function EndedRow({ order, ...props }: OptionRowProps) {
  const { t } = useTranslation('options');
  const end = endOf(order);
  return (
    <Shown
      {...props}
      order={order}
      second={{ label: t('running.close'), price: order.end_price }}
      last={{ label: t('orders.result'), result: order.fact_profits, isStale: false }}
      head={<Badge tone={TONE[end]}>{t(`result.${end}`)}</Badge>}
    />
  );
}

interface ShownProps extends Omit<OptionRowProps, 'since'> {
  readonly second: { readonly label: string; readonly price: string | null };
  readonly last: { readonly label: string; readonly result: string | null; readonly isStale: boolean };
  /** At the end of its head. */
  readonly head: React.ReactNode;
}

function Shown({ order, pair, second, last, head, onPress }: ShownProps) {
  const { t } = useTranslation('options');
  const lang = useLang();
  const decimals = pair?.priceDecimals ?? decimalsOf(order.open_price ?? '0');
  return (
    <EntrustRow
      withMark
      kind={pair && markKind(pair)}
      pair={order.symbol_name}
      side={sideOf(order) === 'up' ? 'buy' : 'sell'}
      sideLabel={t(`direction.${sideOf(order)}`)}
      type={t('seconds', { duration: order.seconds })}
      facts={[
        { label: t('running.open'), value: <PriceText value={order.open_price} decimals={decimals} /> },
        { label: second.label, value: <PriceText value={second.price} decimals={decimals} /> },
        {
          label: last.label,
          value: (
            <Text
              as="span"
              look="label"
              direction={last.isStale ? undefined : directionOf(last.result)}
              tone={last.isStale ? 'stale' : undefined}
            >
              <AmountText signed value={last.result} scale={STAKE_SCALE} />
            </Text>
          ),
        },
      ]}
      action={head}
      foot={
        <Row as="span" wrap justify="between" gap={12}>
          <span>
            <AmountText value={order.number} scale={STAKE_SCALE} unit={order.currency_name} />
            {', '}
            <TimeText value={order.created_at} lang={lang} look="minutes" />
          </span>
          <Button
            variant="secondary"
            size="sm"
            label={t('orders.detailsOf', { pair: order.symbol_name })}
            onClick={onPress}
          >
            {t('orders.details')}
          </Button>
        </Row>
      }
    />
  );
}
