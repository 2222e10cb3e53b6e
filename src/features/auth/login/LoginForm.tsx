import { useTranslation } from 'react-i18next';
import { toast } from '#kit/feedback';
import { TextButton } from '#kit/TextButton';
import { useSubmit } from '../../../data/useSubmit.ts';
import { LENGTH } from '../../../domain/constants.ts';
import { loginForm } from '../../../domain/forms/auth.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { FormCheckbox } from '../../../parts/form/FormCheckbox.tsx';
import { FormPassword } from '../../../parts/form/FormPassword.tsx';
import { FormText } from '../../../parts/form/FormText.tsx';
import { useSchemaForm } from '../../../parts/form/useSchemaForm.ts';
import { useGo, useParams } from '../../../parts/navigation/index.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';
import { useLateT } from '../../../parts/useLateT.ts';
import { loginDraftAtom } from '../shared/drafts.ts';
import { useAuthWords } from '../shared/useAuthWords.ts';
import { useAfterLogin } from './useAfterLogin.ts';

/** Account, password, stay logged in. What the server refuses stands at the password, as it does not say which is wrong (readings G3). */
export function LoginForm() {
  const { t } = useTranslation('auth');
  const go = useGo();
  const params = useParams();
  const late = useLateT('auth');
  const errorText = useErrorText();
  const { enter, isEntering } = useAfterLogin(params.redirect);
  const login = useSubmit('auth.login', {
    onSuccess: enter,
    onError: (error) => {
      if (error.kind === 'refused') form.refuse('password', () => error.message || late('login.failed'));
      else toast(() => errorText(error), { icon: 'error' });
    },
  });
  const form = useSchemaForm({
    schema: loginForm,
    start: { account: '', password: '', isStaying: true },
    draft: loginDraftAtom,
    // Register and the reset of a password send the account along.
    given: params.account ? { account: params.account } : undefined,
    words: useAuthWords(),
    send: ({ account, password, isStaying }) =>
      login.submit({ user_string: account, password, stay: isStaying ? '1' : '0' }),
  });

  return (
    <Form form={form} submitLabel={t('login.submit')} busy={isEntering}>
      <FormText
        form={form}
        name="account"
        label={t('field.account.label')}
        placeholder={t('field.account.placeholder')}
        autoComplete="username"
        inputMode="email"
        maxLength={LENGTH.address}
      />
      <FormPassword
        form={form}
        name="password"
        label={t('field.password.label')}
        placeholder={t('field.password.placeholder')}
        labelEnd={
          <TextButton
            onClick={() =>
              go.open('pages/setting/password', {
                mode: 'forget',
                redirect: params.redirect,
                account: form.value('account').trim() || undefined,
              })
            }
          >
            {t('login.forgot')}
          </TextButton>
        }
        autoComplete="current-password"
      />
      <FormCheckbox form={form} name="isStaying">
        {t('login.stay')}
      </FormCheckbox>
    </Form>
  );
}
