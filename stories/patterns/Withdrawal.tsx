import { useState } from 'react';
import { FeeSummary } from '#kit/FeeSummary';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { NavBar } from '#kit/NavBar';
import { Page } from '#kit/Page';
import { receivedOf, withdrawalForm } from '../../src/domain/forms/withdrawal.ts';
import { formatAmount } from '../../src/domain/number.ts';
import { Form } from '../../src/parts/form/Form.tsx';
import { FormNumber } from '../../src/parts/form/FormNumber.tsx';
import { useFormValues } from '../../src/parts/form/useFormField.ts';
import { useSchemaForm } from '../../src/parts/form/useSchemaForm.ts';
import { promptText } from '../../src/parts/questions/prompt.ts';
import { WithdrawalReview } from './WithdrawalReview.tsx';
import { NETWORK, TARGET, TERMS, USDT } from './withdrawal-facts.ts';
import { promptWords } from './words.ts';

export interface WithdrawalProps {
  /** Sends the withdrawal; what it rejects with is said inside the sheet. */
  readonly withdraw: (amount: string, password: string) => Promise<void>;
}

/** An amount, what it costs, and the last look before it goes. */
export function Withdrawal({ withdraw }: WithdrawalProps) {
  const [isOpen, setOpen] = useState(false);
  const form = useSchemaForm({
    schema: withdrawalForm(TERMS),
    start: { to: TARGET.address, amount: '850' },
    words: ({ key, values }) => promptText(promptWords, key, values),
    send: async () => setOpen(true),
  });
  const { amount } = useFormValues(form);
  return (
    <Page gutter header={<NavBar title="Withdraw USDT" />}>
      <KeyValueList>
        <KeyValue label="To" value={TARGET.name} />
        <KeyValue label="Network" value={NETWORK} />
      </KeyValueList>
      <Form form={form} submitLabel="Review withdrawal">
        <FormNumber
          form={form}
          name="amount"
          size="lead"
          label="Amount"
          unit={USDT.unit}
          decimals={USDT.scale}
          labelEnd={`Available ${formatAmount(TERMS.available, USDT.scale)}`}
          most={{ label: 'Max', value: TERMS.available }}
        />
        <FeeSummary
          lines={[
            { key: 'amount', label: 'Amount', value: amount, ...USDT },
            { key: 'fee', label: 'Network fee', value: TERMS.fee, isTaken: true, ...USDT },
          ]}
          receive={{ label: 'You receive', value: receivedOf(amount, TERMS.fee), ...USDT }}
        />
      </Form>
      <WithdrawalReview open={isOpen} amount={amount} withdraw={withdraw} onClose={() => setOpen(false)} />
    </Page>
  );
}
