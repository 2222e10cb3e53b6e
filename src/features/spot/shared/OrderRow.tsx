import { useTranslation } from 'react-i18next';
import { Badge } from '#kit/Badge';
import { Button } from '#kit/Button';
import { EntrustRow } from '#kit/EntrustRow';
import { ORDER_STATUS, SIDE, type SpotOrder } from '../../../contract/rows/order.ts';
import { decimalsOf } from '../../../domain/decimal-text.ts';
import { mul } from '../../../domain/money.ts';
import { compareDecimal, EMPTY, formatAmount, formatPrice } from '../../../domain/number.ts';
import { formatDateTime, formatStamp } from '../../../domain/time.ts';
import { useLang } from '../../../parts/useLang.ts';
import { usePairs } from '../../../state/pairs.ts';
import { useCancelOrder } from './useCancelOrder.ts';

const SCALE = 8;
/** Cents of the quote coin count, however coarse the price is. */
const QUOTE_DECIMALS = 2;

interface OrderRowProps {
  readonly order: SpotOrder;
  /** Shows mark, fee, average and date: the full list. @default false */
  readonly isFull?: boolean;
}

/** One order of the user. */
export function OrderRow({ order, isFull = false }: OrderRowProps) {
  const { t } = useTranslation('spot');
  const lang = useLang();
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
  const isDone = order.status === ORDER_STATUS.done;
  const hasFill = compareDecimal(filled, '0') > 0;
  const average = order.avg_price ?? order.trade_price;
  const [worth, of] = order.order_type === 'market' ? [average, filled] : [order.target_price, order.trade_amount];
  const total = mul(worth, of);
  const type = t(order.order_type === 'market' ? 'type.market' : 'type.limit');
  const facts = [
    { label: t('orders.price'), value: order.order_type === 'market' ? t('type.market') : price(order.target_price) },
    { label: t('orders.filledAmount'), value: `${hasFill ? amount(filled) : '0'} / ${amount(order.trade_amount)}` },
    {
      label: t('total'),
      value:
        compareDecimal(total, '0') > 0
          ? formatPrice(total, Math.max(QUOTE_DECIMALS, pair?.priceDecimals ?? QUOTE_DECIMALS))
          : EMPTY,
    },
    ...(isFull && hasFill
      ? [
          { label: t('orders.average'), value: price(average) },
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
    <Badge tone={isDone ? 'success' : 'ended'}>{order.reason || t(`orders.status.${isDone ? 2 : 3}`)}</Badge>
  );
  return (
    <EntrustRow
      pair={order.symbol}
      side={side}
      sideLabel={t(`side.${side}Noun`)}
      withMark={isFull}
      type={isFull ? type : `${type}, ${formatDateTime(order.created_at, { date: false })}`}
      foot={isFull ? formatStamp(order.created_at, lang, 'seconds') : undefined}
      facts={facts}
      filled={isOpen && Number.isFinite(share) ? share : undefined}
      action={action}
    />
  );
}
