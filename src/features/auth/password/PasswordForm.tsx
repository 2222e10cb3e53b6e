import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LENGTH } from '../../../domain/constants.ts';
import { passwordForm } from '../../../domain/forms/auth.ts';
import { NewPassword } from '../../../parts/account/NewPassword.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { FormCode } from '../../../parts/form/FormCode.tsx';
import { FormText } from '../../../parts/form/FormText.tsx';
import { useSchemaForm } from '../../../parts/form/useSchemaForm.ts';
import { SendCode } from '../shared/SendCode.tsx';
import { useAuthWords } from '../shared/useAuthWords.ts';
import { useCodeTimer } from '../shared/useCodeTimer.ts';
import { useChangePassword } from './useChangePassword.ts';

interface PasswordFormProps {
  /** The account's own address; without it the user types one. */
  readonly boundEmail?: string;
  /** What the user typed as the account where they could not log in. */
  readonly account?: string | undefined;
}

/** An account may be logged in to by another name than its address. */
const addressIn = (account: string | undefined) => (account?.includes('@') ? account : undefined);

/** E-mail, code, new password twice. */
export function PasswordForm({ boundEmail, account }: PasswordFormProps) {
  const { t } = useTranslation('auth');
  const timer = useCodeTimer('forget');
  const change = useChangePassword((field, say) => form.refuse(field, say));
  const form = useSchemaForm({
    schema: passwordForm,
    // Who comes back to a running code finds the address it went to.
    start: { email: boundEmail ?? addressIn(account) ?? timer.address ?? '', code: '', password: '', confirm: '' },
    words: useAuthWords(),
    send: change,
  });
  const email = useWatch({ control: form.control, name: 'email' });

  return (
    <Form form={form} submitLabel={t('password.submit')}>
      <FormText
        form={form}
        name="email"
        label={t('field.email.label')}
        placeholder={t('field.account.placeholder')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LENGTH.address}
        readOnly={boundEmail !== undefined}
        hint={boundEmail === undefined ? undefined : t('field.email.fixed')}
      />
      <FormCode
        form={form}
        name="code"
        label={t('field.code.label')}
        hint={timer.address === null ? undefined : t('field.code.hint', { address: timer.address })}
        labelEnd={
          <SendCode
            scene="forget"
            timer={timer}
            address={email}
            request={async () => (await form.isRight('email')) && { user_string: form.value('email').trim() }}
            onRefused={(say) => form.refuse('email', say)}
          />
        }
      />
      <NewPassword form={form} password="password" confirm="confirm" label={t('field.password.new')} />
    </Form>
  );
}
