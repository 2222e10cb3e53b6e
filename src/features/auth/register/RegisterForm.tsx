import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { PasswordField } from '#kit/PasswordField';
import { TextField } from '#kit/TextField';
import { LENGTH } from '../../../domain/constants.ts';
import { useParams } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { Form } from '../shared/Auth.styles.ts';
import { CodeInput } from '../shared/CodeInput.tsx';
import { emailProblem, type RegisterField, registerMistake } from '../shared/checks.ts';
import { registerDraftAtom } from '../shared/drafts.ts';
import { FormError } from '../shared/FormError.tsx';
import { useCodeTimer } from '../shared/useCodeTimer.ts';
import { useFormErrors } from '../shared/useFormErrors.ts';
import { ALLOWED_SIGNS } from '../shared/useProblemText.ts';
import { RegionRow } from './RegionRow.tsx';
import { TermsAgreement } from './TermsAgreement.tsx';
import { useRegister } from './useRegister.ts';

/** E-mail, code, password twice, invite code, agreement; checked in that order. */
export function RegisterForm() {
  const { t } = useTranslation('auth');
  const params = useParams();
  const site = useSite();
  const [draft, setDraft] = useAtom(registerDraftAtom);
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const timer = useCodeTimer('register');
  const { errorAt, show, pass, clear, refOf } = useFormErrors<RegisterField>();
  const { register, busy, areaFields } = useRegister({ show });
  const isInviteLocked = Boolean(params.code);
  const form = { ...draft, invite: params.code || draft.invite, password, confirm };

  const change = (part: Partial<typeof draft>) => {
    clear();
    setDraft({ ...draft, ...part });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (pass(registerMistake(form, site.isInviteRequired))) void register(form);
  };
  const codeRequest = () => {
    const problem = emailProblem(form.email);
    return pass(problem && { field: 'email', problem }) ? { user_string: form.email.trim(), ...areaFields } : null;
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
        value={form.email}
        onChange={(email) => change({ email })}
        error={errorAt('email')}
        ref={refOf('email')}
      />
      <CodeInput
        scene="register"
        timer={timer}
        value={form.code}
        onChange={(code) => change({ code })}
        error={errorAt('code')}
        request={codeRequest}
        onRefused={(say) => show('email', say)}
        ref={refOf('code')}
      />
      <PasswordField
        label={t('field.password.label')}
        name="new-password"
        autoComplete="new-password"
        strength
        hint={t('field.password.hint', { ...LENGTH.password, allowed: ALLOWED_SIGNS })}
        value={password}
        onChange={(value) => {
          clear();
          setPassword(value);
        }}
        error={errorAt('password')}
        ref={refOf('password')}
      />
      <PasswordField
        label={t('field.password.confirm')}
        name="confirm-password"
        autoComplete="new-password"
        value={confirm}
        onChange={(value) => {
          clear();
          setConfirm(value);
        }}
        error={errorAt('confirm')}
        ref={refOf('confirm')}
      />
      <TextField
        label={t(site.isInviteRequired ? 'field.invite.label' : 'field.invite.optional')}
        name="invite"
        autoComplete="off"
        maxLength={16}
        hint={isInviteLocked ? t('field.invite.locked') : undefined}
        readOnly={isInviteLocked}
        value={form.invite}
        onChange={(invite) => change({ invite })}
        error={errorAt('invite')}
        ref={refOf('invite')}
      />
      <RegionRow />
      <TermsAgreement
        checked={form.isAgreed}
        onChange={(isAgreed) => change({ isAgreed })}
        error={errorAt('agreement')}
      />
      <FormError text={errorAt('form')} />
      <Button type="submit" block busy={busy}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
