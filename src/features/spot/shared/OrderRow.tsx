import { useTranslation } from 'react-i18next';
import { AmountText } from '#kit/AmountText';
import { Button } from '#kit/Button';
import { EntrustRow } from '#kit/EntrustRow';
import { PriceText } from '#kit/PriceText';
import { Row } from '#kit/Stack';
import { TimeText } from '#kit/TimeText';
import { SIDE, type SpotOrder } from '../../../contract/rows/order.ts';
import { useClient } from '../../../data/client.ts';
import { clockOf } from '../../../data/clock.ts';
import { COIN_SCALE } from '../../../domain/constants.ts';
import { decimalsOf } from '../../../domain/decimal-text.ts';
import { mul, sub } from '../../../domain/money.ts';
import { compareDecimal, formatAmount } from '../../../domain/number.ts';
import { formatDateTime, formatStamp, isSameDay } from '../../../domain/time.ts';
import { useLang } from '../../../parts/language/useLang.ts';
import { markKind, usePairs } from '../../../state/pairs.ts';
import { EndBadge } from './EndBadge.tsx';
import { FilledOf } from './FilledOf.tsx';
import { factsOf, isStop, kindOf } from './order-facts.ts';
import { orderTotal, QUOTE_DECIMALS, totalDecimals } from './total.ts';
import { useCancelOrder } from './useCancelOrder.tsx';

interface OrderRowProps {
  readonly order: SpotOrder;
  /** Shows mark, units, average, fee, what is left, and when it was placed: the full list. @default false */
  readonly isFull?: boolean;
}

/** One order of the user. */
export function OrderRow({ order, isFull = false }: OrderRowProps) {
  const { t } = useTranslation('spot');
  const lang = useLang();
  const now = clockOf(useClient()).now();
  const pair = usePairs().byIds(order.currency_id, order.legal_id);
  const cancel = useCancelOrder(order);
  const side = order.type === SIDE.buy ? 'buy' : 'sell';
  const [base = '', quote = ''] = order.symbol.split('/');
  const progress = factsOf(order, pair);
  const { filled, hasFill, average, isOpen, isMarket } = progress;
  const price = (value: string) => (
    <PriceText value={value === '0' ? null : value} decimals={pair?.priceDecimals ?? decimalsOf(value)} />
  );
  const share = Number(filled) / Number(order.trade_amount);
  const moneyScale = pair ? totalDecimals(pair) : QUOTE_DECIMALS;
  const money = (value: string) => (
    <AmountText value={compareDecimal(value, '0') > 0 ? value : null} scale={moneyScale} trim={QUOTE_DECIMALS} />
  );
  const left = mul(order.target_price, sub(order.trade_amount, filled));
  const feeCoin = side === 'buy' ? base : quote;
  // It would stand alone in a second row of facts.
  const isFeeLast = isFull && hasFill && isMarket && !isOpen;
  const averageFact = { label: t('orders.average'), value: price(average) };
  // The widest fact stands in the second column, which has the most room.
  const first = isMarket ? averageFact : { label: t('orders.price'), value: price(order.target_price) };
  const facts = [
    ...(isMarket && !isFull ? [] : [first]),
    ...(isStop(order) ? [{ label: t('stopPrice'), value: price(order.stop_price ?? '0') }] : []),
    {
      label: isFull ? t('orders.filledAmountOf', { coin: base }) : t('orders.filledAmount'),
      value: <FilledOf order={order} facts={progress} />,
    },
    // In three columns a fourth fact would stand alone.
    ...(isStop(order) && !isFull
      ? []
      : [
          {
            label: isFull ? t('orders.totalOf', { coin: quote }) : t('total'),
            value: money(orderTotal(order, progress, moneyScale)),
          },
        ]),
    ...(isFull && hasFill && !isFeeLast
      ? [
          ...(isMarket ? [] : [averageFact]),
          {
            label: t('orders.feePaid', { coin: feeCoin }),
            value: <AmountText trim value={order.charge_fee} scale={COIN_SCALE} />,
          },
        ]
      : []),
    ...(isFull && hasFill && isOpen ? [{ label: t('orders.left', { coin: quote }), value: money(left) }] : []),
  ];
  const action = isOpen ? (
    <Button
      variant="secondary"
      size="sm"
      label={t(`orders.cancelOf.${side}`, { pair: order.symbol })}
      onClick={() => void cancel()}
    >
      {t('orders.cancel')}
    </Button>
  ) : (
    <EndBadge order={order} />
  );
  const placed = isSameDay(order.created_at, now)
    ? t('orders.placedToday', { time: formatDateTime(order.created_at, { date: false }) })
    : t('orders.placed', { time: formatStamp(order.created_at, lang, 'seconds') });
  const foot = isFeeLast ? (
    <Row as="span" wrap justify="between" gap={12}>
      <span>{placed}</span>
      <span>{t('fee', { rate: `${formatAmount(order.charge_fee, COIN_SCALE, { trim: true })} ${feeCoin}` })}</span>
    </Row>
  ) : (
    placed
  );
  return (
    <EntrustRow
      pair={order.symbol}
      side={side}
      sideLabel={t(`side.${side}Noun`)}
      withMark={isFull}
      kind={pair && markKind(pair)}
      type={t(`type.${kindOf(order)}`)}
      time={isFull ? undefined : <TimeText value={order.created_at} lang={lang} look="clock" />}
      foot={isFull ? foot : undefined}
      facts={facts}
      filled={isOpen && Number.isFinite(share) ? share : undefined}
      action={action}
    />
  );
}
