import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { PercentBar } from '#kit/PercentBar';
import { Select } from '#kit/Select';
import { SideSwitch } from '#kit/SideSwitch';
import { COIN_SCALE } from '../../src/domain/constants.ts';
import { type SpotOrderForm, spotTicketForm } from '../../src/domain/forms/spot-order.ts';
import { EMPTY, formatAmount } from '../../src/domain/number.ts';
import { amountAt, feeOfOrder, fundsRule, percentOf, totalOf } from '../../src/features/spot/ticket/ticket.ts';
import { FormNumber } from '../../src/parts/form/FormNumber.tsx';
import { useFormValues } from '../../src/parts/form/useFormField.ts';
import { useSchemaForm } from '../../src/parts/form/useSchemaForm.ts';
import { Stack } from '../kit/support.tsx';
import { BOOK, FUNDS, momentNow, RULES } from './ticket-market.ts';
import { spotWords } from './words.ts';

export interface OrderTicketProps {
  /** What stands in the ticket at first. */
  readonly form: SpotOrderForm;
  /** Sends the order. */
  readonly place: (form: SpotOrderForm) => Promise<void>;
  /** Why no order can be placed now; it stands on the button itself. */
  readonly offReason?: string;
}

const TYPES = [
  { key: 'limit', label: 'Limit' },
  { key: 'market', label: 'Market' },
] as const;

const SCHEMA = spotTicketForm(RULES, momentNow, fundsRule(RULES, FUNDS, BOOK));

const figure = (value: string | null, decimals: number, unit: string) =>
  value === null ? EMPTY : `${formatAmount(value, decimals, { trim: decimals > 2 })} ${unit}`;

/** Side, type, price, amount, share of the balance, what it costs, and one button that names what it does. */
export function OrderTicket({ form: first, place, offReason }: OrderTicketProps) {
  const form = useSchemaForm({
    schema: SCHEMA,
    start: { ...first, total: '' },
    words: ({ key, values }) => {
      const available = formatAmount(values?.available, COIN_SCALE, { trim: true });
      return spotWords(`error.${key}`, { ...values, available });
    },
    send: place,
  });
  const order = useFormValues(form);
  const isBuy = order.side === 'buy';
  return (
    <Stack>
      <SideSwitch
        label="Side"
        labels={{ buy: 'Buy', sell: 'Sell' }}
        value={order.side}
        onChange={(side) => form.set({ side, amount: '' })}
      />
      <Select label="Order type" size="md" value={order.type} options={TYPES} onChange={(type) => form.set({ type })} />
      {order.type === 'limit' ? (
        <FormNumber form={form} name="price" label="Price USDT" decimals={RULES.priceDecimals} step="0.1" withSteps />
      ) : null}
      <FormNumber form={form} name="amount" label="Amount" unit={RULES.base} decimals={RULES.amountDecimals} />
      <PercentBar
        look="ruler"
        label="Share of balance"
        value={percentOf(order, RULES, FUNDS, BOOK)}
        onChange={(percent) => form.set({ amount: percent === 0 ? '' : amountAt(percent, order, RULES, FUNDS, BOOK) })}
      />
      <KeyValueList>
        <KeyValue
          label="Available"
          value={isBuy ? figure(FUNDS.quote, 2, RULES.quote) : figure(FUNDS.base, COIN_SCALE, RULES.base)}
        />
        <KeyValue
          label={order.type === 'market' ? 'Total at the book’s prices' : 'Total'}
          value={figure(totalOf(order, BOOK), 2, RULES.quote)}
        />
        <KeyValue
          label="Fee 0.10%"
          value={figure(feeOfOrder(order, RULES, BOOK), COIN_SCALE, isBuy ? RULES.base : RULES.quote)}
        />
      </KeyValueList>
      <Button
        block
        variant={order.side}
        busy={form.busy}
        disabled={offReason !== undefined}
        onClick={() => form.submit()}
      >
        {offReason ?? (isBuy ? 'Buy BTC' : 'Sell BTC')}
      </Button>
    </Stack>
  );
}
