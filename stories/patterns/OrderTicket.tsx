import { useRef, useState } from 'react';
import { Button } from '#kit/Button';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { NumberField } from '#kit/NumberField';
import { PercentBar } from '#kit/PercentBar';
import { Select } from '#kit/Select';
import { SideSwitch } from '#kit/SideSwitch';
import { EMPTY, formatAmount } from '../../src/domain/number.ts';
import { Stack } from '../kit/support.tsx';
import {
  amountAt,
  DECIMALS,
  FUNDS,
  feeOf,
  percentOf,
  problemOf,
  type TicketForm,
  type TicketProblem,
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
  const [form, setForm] = useState(first);
  const [problem, setProblem] = useState<TicketProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const inputs = { price: useRef<HTMLInputElement>(null), amount: useRef<HTMLInputElement>(null) };
  const set = (change: Partial<TicketForm>) => {
    setProblem(null);
    setForm((now) => ({ ...now, ...change }));
  };
  const errorAt = (field: TicketProblem['field']) => (problem?.field === field ? problem.text : undefined);
  const submit = async () => {
    const wrong = problemOf(form);
    setProblem(wrong);
    if (wrong) return inputs[wrong.field].current?.focus();
    setBusy(true);
    await place(form).finally(() => setBusy(false));
  };
  const isBuy = form.side === 'buy';
  return (
    <Stack>
      <SideSwitch
        label="Side"
        labels={{ buy: 'Buy', sell: 'Sell' }}
        value={form.side}
        onChange={(side) => set({ side, amount: '' })}
      />
      <Select label="Order type" size="md" value={form.type} options={TYPES} onChange={(type) => set({ type })} />
      {form.type === 'limit' ? (
        <NumberField
          ref={inputs.price}
          label="Price USDT"
          value={form.price}
          onChange={(price) => set({ price })}
          decimals={DECIMALS.price}
          step="0.1"
          withSteps
          error={errorAt('price')}
        />
      ) : null}
      <NumberField
        ref={inputs.amount}
        label="Amount"
        unit="BTC"
        value={form.amount}
        onChange={(amount) => set({ amount })}
        decimals={DECIMALS.amount}
        error={errorAt('amount')}
      />
      <PercentBar
        look="ruler"
        label="Share of balance"
        value={percentOf(form)}
        onChange={(percent) => set({ amount: amountAt(percent, form) })}
      />
      <KeyValueList>
        <KeyValue
          label="Available"
          value={isBuy ? figure(FUNDS.USDT, 2, 'USDT') : figure(FUNDS.BTC, DECIMALS.fee, 'BTC')}
        />
        <KeyValue
          label={form.type === 'market' ? 'Total at the last price' : 'Total'}
          value={figure(totalOf(form), 2, 'USDT')}
        />
        <KeyValue label="Fee 0.10%" value={figure(feeOf(form), DECIMALS.fee, isBuy ? 'BTC' : 'USDT')} />
      </KeyValueList>
      <Button block variant={form.side} busy={isBusy} disabled={offReason !== undefined} onClick={() => void submit()}>
        {offReason ?? (isBuy ? 'Buy BTC' : 'Sell BTC')}
      </Button>
    </Stack>
  );
}
