import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { PasswordField } from '#kit/PasswordField';
import { TextField } from '#kit/TextField';
import { LENGTH } from '../../../domain/constants.ts';
import { Form } from '../shared/Auth.styles.ts';
import { CodeInput } from '../shared/CodeInput.tsx';
import { emailProblem, type PasswordFormField, passwordFormMistake } from '../shared/checks.ts';
import { FormError } from '../shared/FormError.tsx';
import { useCodeTimer } from '../shared/useCodeTimer.ts';
import { useFormErrors } from '../shared/useFormErrors.ts';
import { ALLOWED_SIGNS } from '../shared/useProblemText.ts';
import { useChangePassword } from './useChangePassword.ts';

interface PasswordFormProps {
  /** The account's own address; without it the user types one. */
  readonly boundEmail?: string;
}

/** E-mail, code, new password twice. */
export function PasswordForm({ boundEmail }: PasswordFormProps) {
  const { t } = useTranslation('auth');
  const timer = useCodeTimer('forget');
  // Who comes back to a running code finds the address it went to.
  const [typedEmail, setEmail] = useState(timer.address ?? '');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const { errorAt, show, pass, clear, refOf } = useFormErrors<PasswordFormField>();
  const { change, busy } = useChangePassword({ show });
  const form = { email: boundEmail ?? typedEmail, code, password, confirm };

  const typed = (set: (value: string) => void) => (value: string) => {
    clear();
    set(value);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pass(passwordFormMistake(form))) void change(form);
  };
  const codeRequest = () => {
    const problem = emailProblem(form.email);
    return pass(problem && { field: 'email', problem }) ? { user_string: form.email.trim() } : null;
  };

  return (
    <Form onSubmit={onSubmit} noValidate>
      <TextField
        label={t('field.email.label')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LENGTH.address}
        readOnly={boundEmail !== undefined}
        hint={boundEmail === undefined ? undefined : t('field.email.fixed')}
        value={form.email}
        onChange={typed(setEmail)}
        error={errorAt('email')}
        ref={refOf('email')}
      />
      <CodeInput
        scene="forget"
        timer={timer}
        value={code}
        onChange={typed(setCode)}
        error={errorAt('code')}
        request={codeRequest}
        onRefused={(say) => show('email', say)}
        ref={refOf('code')}
      />
      <PasswordField
        label={t('field.password.new')}
        name="new-password"
        autoComplete="new-password"
        strength
        hint={t('field.password.hint', { ...LENGTH.password, allowed: ALLOWED_SIGNS })}
        value={password}
        onChange={typed(setPassword)}
        error={errorAt('password')}
        ref={refOf('password')}
      />
      <PasswordField
        label={t('field.password.confirm')}
        name="confirm-password"
        autoComplete="new-password"
        value={confirm}
        onChange={typed(setConfirm)}
        error={errorAt('confirm')}
        ref={refOf('confirm')}
      />
      <FormError text={errorAt('form')} />
      <Button type="submit" block busy={busy}>
        {t('password.submit')}
      </Button>
    </Form>
  );
}
