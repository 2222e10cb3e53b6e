import { Button } from '#kit/Button';
import { ArrowDownRightIcon, ArrowUpRightIcon, ClockIcon } from '#kit/icons';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { PercentBar } from '#kit/PercentBar';
import { Select } from '#kit/Select';
import { SideSwitch } from '#kit/SideSwitch';
import { COIN_SCALE } from '../../src/domain/constants.ts';
import type { SpotOrderForm } from '../../src/domain/forms/spot-order.ts';
import { spotTicketForm } from '../../src/domain/forms/spot-ticket.ts';
import { compareDecimal, EMPTY, formatAmount } from '../../src/domain/number.ts';
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
  /** Prices are old: no order leaves at them, and the button itself says so. @default false */
  readonly isStale?: boolean;
}

const TYPES = [
  { key: 'limit', label: 'Limit' },
  { key: 'market', label: 'Market' },
] as const;

const ICONS = { buy: <ArrowUpRightIcon size={16} />, sell: <ArrowDownRightIcon size={16} /> };

const tooMuch = fundsRule(RULES, FUNDS, BOOK);
const SCHEMA = spotTicketForm(RULES, momentNow, tooMuch);

const figure = (value: string | null, decimals: number) =>
  value === null ? EMPTY : formatAmount(value, decimals, { trim: decimals > 2 });

/** Verb with amount in the colour of the side; where something is missing, the button says what, and leaves the colour out. */
function submitOf(order: SpotOrderForm) {
  if (!(compareDecimal(order.amount, '0') > 0)) return { label: spotWords('error.amountRequired'), isMissing: true };
  const lack = tooMuch(order);
  if (lack) return { label: spotWords('error.balanceHidden', { coin: lack.values?.coin }), isMissing: true };
  const amount = formatAmount(order.amount, RULES.amountDecimals, { trim: true });
  return { label: spotWords(`submit.${order.side}Amount`, { amount, coin: RULES.base }), isMissing: false };
}

/** Side, type, price, amount, share of the balance, what it costs, and one button that names what it does. */
export function OrderTicket({ form: first, place, isStale = false }: OrderTicketProps) {
  const form = useSchemaForm({
    schema: SCHEMA,
    start: { ...first, kind: '', stop: '', total: '' },
    words: ({ key, values }) => {
      const available = formatAmount(values?.available, COIN_SCALE, { trim: true });
      return spotWords(`error.${key}`, { ...values, available });
    },
    send: place,
  });
  const order = useFormValues(form);
  const [spent, received] = order.side === 'buy' ? [RULES.quote, RULES.base] : [RULES.base, RULES.quote];
  const { label, isMissing } = submitOf(order);
  return (
    <Stack>
      <SideSwitch
        label="Side"
        labels={{ buy: 'Buy', sell: 'Sell' }}
        icons={ICONS}
        value={order.side}
        onChange={(side) => form.set({ side, amount: '' })}
      />
      <Select label="Order type" size="md" value={order.type} options={TYPES} onChange={(type) => form.set({ type })} />
      {order.type === 'limit' ? (
        <FormNumber
          form={form}
          name="price"
          label="Price, USDT"
          decimals={RULES.priceDecimals}
          placeholder="0.0"
          step="0.1"
          withSteps
        />
      ) : null}
      <FormNumber
        form={form}
        name="amount"
        label="Amount"
        unit={RULES.base}
        dense
        placeholder="0.0000"
        decimals={RULES.amountDecimals}
      />
      <PercentBar
        look="ruler"
        label="Share of balance"
        value={percentOf(order, RULES, FUNDS, BOOK)}
        onChange={(percent) => form.set({ amount: percent === 0 ? '' : amountAt(percent, order, RULES, FUNDS, BOOK) })}
      />
      <KeyValueList dense>
        <KeyValue
          label="Available"
          value={order.side === 'buy' ? figure(FUNDS.quote, 2) : figure(FUNDS.base, COIN_SCALE)}
          unit={spent}
        />
        <KeyValue
          label={order.type === 'market' ? 'Total at the book’s prices' : 'Total'}
          value={figure(totalOf(order, BOOK), 2)}
          unit={RULES.quote}
        />
        <KeyValue label="Fee 0.10%" value={figure(feeOfOrder(order, RULES, BOOK), COIN_SCALE)} unit={received} />
      </KeyValueList>
      <Button
        block
        variant={isMissing ? 'secondary' : order.side}
        busy={form.busy}
        disabled={isStale}
        icon={isStale ? <ClockIcon size={20} /> : undefined}
        onClick={() => form.submit()}
      >
        {isStale ? spotWords('submit.stale') : label}
      </Button>
    </Stack>
  );
}
