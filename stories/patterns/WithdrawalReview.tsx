import { Badge } from '#kit/Badge';
import { toast } from '#kit/feedback';
import { ReviewSheet } from '#kit/ReviewSheet';
import { problemOf } from '../../src/domain/forms/form.ts';
import { receivedOf } from '../../src/domain/forms/withdrawal.ts';
import { formatAmount } from '../../src/domain/number.ts';
import { FormPassword } from '../../src/parts/form/FormPassword.tsx';
import { useFormValues } from '../../src/parts/form/useFormField.ts';
import { useSchemaForm } from '../../src/parts/form/useSchemaForm.ts';
import { PAY_PASSWORD_WORDS, payPasswordForm } from './pay-password.ts';
import type { WithdrawalProps } from './Withdrawal.tsx';
import { NETWORK, TARGET, TERMS, USDT } from './withdrawal-facts.ts';

interface WithdrawalReviewProps extends WithdrawalProps {
  readonly open: boolean;
  readonly amount: string;
  readonly onClose: () => void;
}

const text = (amount: string) => `${formatAmount(amount, USDT.scale)} ${USDT.unit}`;

/** The last look, and the pay password: a form of its own, which a refusal leaves as it is. */
export function WithdrawalReview({ open, amount, withdraw, onClose }: WithdrawalReviewProps) {
  const form = useSchemaForm({
    schema: payPasswordForm,
    start: { password: '' },
    words: () => PAY_PASSWORD_WORDS,
    send: async ({ password }) => {
      try {
        await withdraw(amount, password);
      } catch (refusal) {
        form.refuse('root', () => (refusal instanceof Error ? refusal.message : String(refusal)));
        return;
      }
      onClose();
      form.blank();
      toast('Withdrawal sent for review', { detail: text(amount), duration: Number.POSITIVE_INFINITY });
    },
  });
  const typed = useFormValues(form);
  return (
    <ReviewSheet
      open={open}
      onClose={onClose}
      title="Review withdrawal"
      receiveLabel="You receive"
      receive={receivedOf(amount, TERMS.fee)}
      scale={USDT.scale}
      unit={USDT.unit}
      target={{ label: 'To', ...TARGET, badge: <Badge tone="success">Whitelisted</Badge> }}
      facts={[
        { label: 'Network', value: NETWORK },
        { label: 'Amount', value: text(amount) },
        { label: 'Network fee', value: `−${text(TERMS.fee)}` },
      ]}
      warning="Sent coins cannot be called back. Check the first and last six characters."
      confirmLabel={`Withdraw ${text(amount)}`}
      onConfirm={form.submit}
      isConfirmDisabled={problemOf(payPasswordForm, typed) !== null}
      busy={form.busy}
      error={form.error}
    >
      <FormPassword form={form} name="password" label="Pay password" autoComplete="off" />
    </ReviewSheet>
  );
}
