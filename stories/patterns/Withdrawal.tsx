import { useState } from 'react';
import { Badge } from '#kit/Badge';
import { Button } from '#kit/Button';
import { FeeSummary } from '#kit/FeeSummary';
import { toast } from '#kit/feedback';
import { KeyValue, KeyValueList } from '#kit/KeyValue';
import { NavBar } from '#kit/NavBar';
import { NumberField } from '#kit/NumberField';
import { Page } from '#kit/Page';
import { PasswordField } from '#kit/PasswordField';
import { ReviewSheet } from '#kit/ReviewSheet';
import { sub } from '../../src/domain/money.ts';
import { compareDecimal, formatAmount } from '../../src/domain/number.ts';
import { Stack } from '../kit/support.tsx';

export interface WithdrawalProps {
  /** Sends the withdrawal; what it rejects with is said inside the sheet. */
  readonly withdraw: (amount: string, password: string) => Promise<void>;
}

const TARGET = { name: 'Cold wallet', address: 'TQ5fHnKd9Vb2yRz4mPcU7Lt3GaXj6EsNwX' } as const;
const NETWORK = 'Tron (TRC20)';
const FEE = '1';
const USDT = { unit: 'USDT', scale: 2 } as const;
const text = (amount: string) => `${formatAmount(amount, USDT.scale)} ${USDT.unit}`;

/** An amount, what it costs, and the last look before it goes. */
export function Withdrawal({ withdraw }: WithdrawalProps) {
  const [amount, setAmount] = useState('850');
  const [password, setPassword] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const receive = compareDecimal(amount || '0', FEE) > 0 ? sub(amount, FEE) : '0';
  const send = async () => {
    setError(undefined);
    setBusy(true);
    try {
      await withdraw(amount, password);
      setOpen(false);
      setPassword('');
      toast('Withdrawal sent for review', { detail: text(amount), duration: Number.POSITIVE_INFINITY });
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page gutter header={<NavBar title="Withdraw USDT" />}>
      <KeyValueList>
        <KeyValue label="To" value={TARGET.name} />
        <KeyValue label="Network" value={NETWORK} />
      </KeyValueList>
      <Stack>
        <NumberField
          size="lead"
          label="Amount"
          unit={USDT.unit}
          decimals={USDT.scale}
          value={amount}
          onChange={setAmount}
          labelEnd="Available 10,003.92"
          most={{ label: 'Max', value: '10003.92' }}
        />
        <FeeSummary
          lines={[
            { key: 'amount', label: 'Amount', value: amount, ...USDT },
            { key: 'fee', label: 'Network fee', value: FEE, isTaken: true, ...USDT },
          ]}
          receive={{ label: 'You receive', value: receive, ...USDT }}
        />
        <Button block disabled={receive === '0'} onClick={() => setOpen(true)}>
          Review withdrawal
        </Button>
        <ReviewSheet
          open={isOpen}
          onClose={() => setOpen(false)}
          title="Review withdrawal"
          receiveLabel="You receive"
          receive={formatAmount(receive, USDT.scale)}
          unit={USDT.unit}
          target={{ label: 'To', ...TARGET, badge: <Badge tone="success">Whitelisted</Badge> }}
          facts={[
            { label: 'Network', value: NETWORK },
            { label: 'Amount', value: text(amount) },
            { label: 'Network fee', value: `−${text(FEE)}` },
          ]}
          warning="Sent coins cannot be called back. Check the first and last six characters."
          confirmLabel={`Withdraw ${text(amount)}`}
          onConfirm={() => void send()}
          isConfirmDisabled={password.length < 6}
          busy={isBusy}
          error={error}
        >
          <PasswordField
            label="Pay password"
            autoComplete="off"
            value={password}
            onChange={(typed) => {
              setError(undefined);
              setPassword(typed);
            }}
          />
        </ReviewSheet>
      </Stack>
    </Page>
  );
}
