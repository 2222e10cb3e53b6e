import { useAtom } from 'jotai';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#kit/Button';
import { Checkbox } from '#kit/Checkbox';
import { toast } from '#kit/feedback';
import { PasswordField } from '#kit/PasswordField';
import { TextField } from '#kit/TextField';
import { useSubmit } from '../../../data/useSubmit.ts';
import { LENGTH } from '../../../domain/constants.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { Form, TextLink } from '../shared/Auth.styles.ts';
import { type LoginField, loginMistake } from '../shared/checks.ts';
import { loginDraftAtom } from '../shared/drafts.ts';
import { useFormErrors } from '../shared/useFormErrors.ts';
import { useAfterLogin } from './useAfterLogin.ts';

/** Account, password, stay logged in. What the server refuses stands at the password, as it does not say which is wrong (readings G3). */
export function LoginForm() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const params = useParams();
  const late = useLateT('auth');
  const errorText = useErrorText();
  const { enter, isEntering } = useAfterLogin(params.redirect);
  const [draft, setDraft] = useAtom(loginDraftAtom);
  const [password, setPassword] = useState('');
  const { errorAt, show, pass, clear, refOf } = useFormErrors<LoginField>();
  const { account, isStaying } = draft;

  // Register and the reset of a password send the account along.
  useEffect(() => {
    if (params.account) setDraft((kept) => ({ ...kept, account: params.account ?? '' }));
  }, [params.account, setDraft]);

  const login = useSubmit('auth.login', {
    onSuccess: enter,
    onError: (error) => {
      if (error.kind === 'refused') show('password', () => error.message || late('login.failed'));
      else toast(() => errorText(error), { icon: 'error' });
    },
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!pass(loginMistake({ account, password }))) return;
    void login.submit({ user_string: account.trim(), password, stay: isStaying ? '1' : '0' });
  };

  return (
    <Form onSubmit={onSubmit} noValidate>
      <TextField
        label={t('field.account.label')}
        name="username"
        autoComplete="username"
        inputMode="email"
        maxLength={LENGTH.address}
        value={account}
        onChange={(value) => {
          clear();
          setDraft({ ...draft, account: value });
        }}
        error={errorAt('account')}
        ref={refOf('account')}
      />
      <PasswordField
        label={t('field.password.label')}
        labelEnd={
          <TextLink
            type="button"
            onClick={() => go.open('pages/setting/password', { mode: 'forget', redirect: params.redirect })}
          >
            {t('login.forgot')}
          </TextLink>
        }
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(value) => {
          clear();
          setPassword(value);
        }}
        error={errorAt('password')}
        ref={refOf('password')}
      />
      <Checkbox checked={isStaying} onChange={(value) => setDraft({ ...draft, isStaying: value })} name="stay">
        {t('login.stay')}
      </Checkbox>
      <Button type="submit" block busy={login.busy || isEntering}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}
