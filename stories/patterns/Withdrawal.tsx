import { useState } from 'react';
import { sub } from '../../src/domain/money.ts';
import { compareDecimal, formatAmount } from '../../src/domain/number.ts';
import { Badge } from '../../src/kit/components/Badge/index.ts';
import { Button } from '../../src/kit/components/Button/index.ts';
import { FeeSummary } from '../../src/kit/components/FeeSummary/index.ts';
import { KeyValue, KeyValueList } from '../../src/kit/components/KeyValue/index.ts';
import { NavBar } from '../../src/kit/components/NavBar/index.ts';
import { NumberField } from '../../src/kit/components/NumberField/index.ts';
import { Page } from '../../src/kit/components/Page/index.ts';
import { PasswordField } from '../../src/kit/components/PasswordField/index.ts';
import { ReviewSheet } from '../../src/kit/components/ReviewSheet/index.ts';
import { toast } from '../../src/kit/feedback/index.ts';
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
