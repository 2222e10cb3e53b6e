import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { PercentBar } from '#kit/PercentBar';
import { Select } from '#kit/Select';
import { SideSwitch } from '#kit/SideSwitch';
import { EMPTY, formatAmount } from '../../src/domain/number.ts';
import { FormNumber } from '../../src/parts/form/FormNumber.tsx';
import { useFormValues } from '../../src/parts/form/useFormField.ts';
import { useSchemaForm } from '../../src/parts/form/useSchemaForm.ts';
import { Stack } from '../kit/support.tsx';
import {
  amountAt,
  DECIMALS,
  FUNDS,
  feeOf,
  percentOf,
  TICKET_WORDS,
  type TicketForm,
  ticketForm,
  totalOf,
} from './ticket-rules.ts';

export interface OrderTicketProps {
  /** What stands in the ticket at first. */
  readonly form: TicketForm;
  /** Sends the order. */
  readonly place: (form: TicketForm) => Promise<void>;
  /** Why no order can be placed now; it stands on the button itself. */
  readonly offReason?: string;
}

const TYPES = [
  { key: 'limit', label: 'Limit' },
  { key: 'market', label: 'Market' },
] as const;

const figure = (value: string | null, decimals: number, unit: string) =>
  value === null ? EMPTY : `${formatAmount(value, decimals, { trim: decimals > 2 })} ${unit}`;

/** Side, type, price, amount, share of the balance, what it costs, and one button that names what it does. */
export function OrderTicket({ form: first, place, offReason }: OrderTicketProps) {
  const form = useSchemaForm({
    schema: ticketForm,
    start: first,
    words: ({ key, values }) => TICKET_WORDS[key]({ ...values }),
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
        <FormNumber form={form} name="price" label="Price USDT" decimals={DECIMALS.price} step="0.1" withSteps />
      ) : null}
      <FormNumber form={form} name="amount" label="Amount" unit="BTC" decimals={DECIMALS.amount} />
      <PercentBar
        look="ruler"
        label="Share of balance"
        value={percentOf(order)}
        onChange={(percent) => form.set({ amount: amountAt(percent, order) })}
      />
      <KeyValueList>
        <KeyValue
          label="Available"
          value={isBuy ? figure(FUNDS.USDT, 2, 'USDT') : figure(FUNDS.BTC, DECIMALS.fee, 'BTC')}
        />
        <KeyValue
          label={order.type === 'market' ? 'Total at the last price' : 'Total'}
          value={figure(totalOf(order), 2, 'USDT')}
        />
        <KeyValue label="Fee 0.10%" value={figure(feeOf(order), DECIMALS.fee, isBuy ? 'BTC' : 'USDT')} />
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
