import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import { Button } from '#kit/Button';
import { EntrustRow } from '#kit/EntrustRow';
import { ORDER_STATUS, SIDE, type SpotOrder } from '../../../contract/rows/order.ts';
import { decimalsOf } from '../../../domain/decimal-text.ts';
import { EMPTY, formatAmount, formatPrice } from '../../../domain/number.ts';
import { formatDateTime } from '../../../domain/time.ts';
import { usePairs } from '../../../state/pairs.ts';
import { useCancelOrder } from './useCancelOrder.ts';

const SCALE = 8;
const TONE = { [ORDER_STATUS.open]: 'info', [ORDER_STATUS.done]: 'success', [ORDER_STATUS.cancelled]: 'flat' } as const;
const toneOf = (status: number) =>
  status === ORDER_STATUS.done ? TONE[2] : status === ORDER_STATUS.cancelled ? TONE[3] : TONE[1];

interface OrderRowProps {
  readonly order: SpotOrder;
  /** Shows fee, average and state: the full list. @default false */
  readonly isFull?: boolean;
}

/** One order of the user. */
export function OrderRow({ order, isFull = false }: OrderRowProps) {
  const { t } = useTranslation('spot');
  const pair = usePairs().byIds(order.currency_id, order.legal_id);
  const { cancel, busy } = useCancelOrder(order);
  const side = order.type === SIDE.buy ? 'buy' : 'sell';
  const [base = '', quote = ''] = order.symbol.split('/');
  const filled = order.filled_amount ?? (order.status === ORDER_STATUS.done ? order.trade_amount : '0');
  const price = (value: string) =>
    value === '0' ? EMPTY : formatPrice(value, pair?.priceDecimals ?? decimalsOf(value));
  const amount = (value: string) => formatAmount(value, pair?.amountDecimals ?? SCALE);
  const isOpen = order.status === ORDER_STATUS.open;
  const share = Number(filled) / Number(order.trade_amount);
  const facts = [
    { label: t('orders.price'), value: order.order_type === 'market' ? t('type.market') : price(order.target_price) },
    { label: t('orders.filledAmount'), value: `${amount(filled)} / ${amount(order.trade_amount)}` },
    { label: t('orders.placed'), value: formatDateTime(order.created_at, isFull ? undefined : { date: false }) },
    ...(isFull
      ? [
          { label: t('orders.average'), value: price(order.avg_price ?? order.trade_price) },
          {
            label: t('orders.fee'),
            value: `${formatAmount(order.charge_fee, SCALE, { trim: true })} ${side === 'buy' ? base : quote}`,
          },
        ]
      : []),
  ];
  const action = isOpen ? (
    <Button
      variant="secondary"
      size="sm"
      busy={busy}
      label={t(`orders.cancelOf.${side}`, { pair: order.symbol })}
      onClick={() => void cancel()}
    >
      {t('orders.cancel')}
    </Button>
  ) : (
    <Badge tone={toneOf(order.status)}>
      {order.reason || t(`orders.status.${order.status === ORDER_STATUS.done ? 2 : 3}`)}
    </Badge>
  );
  return (
    <EntrustRow
      pair={order.symbol}
      side={side}
      sideLabel={t(`side.${side}Noun`)}
      type={t(order.order_type === 'market' ? 'type.market' : 'type.limit')}
      facts={facts}
      filled={isOpen && Number.isFinite(share) ? share : undefined}
      action={action}
    />
  );
}
