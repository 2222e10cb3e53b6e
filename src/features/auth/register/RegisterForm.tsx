import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LENGTH } from '../../../domain/constants.ts';
import { registerForm } from '../../../domain/forms/auth.ts';
import { NewPassword } from '../../../parts/account/NewPassword.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { FormCode } from '../../../parts/form/FormCode.tsx';
import { FormText } from '../../../parts/form/FormText.tsx';
import { useSchemaForm } from '../../../parts/form/useSchemaForm.ts';
import { useParams } from '../../../parts/navigation/index.ts';
import { useSite } from '../../../state/site.ts';
import { REGISTER_DRAFT, registerDraftAtom } from '../shared/drafts.ts';
import { SendCode } from '../shared/SendCode.tsx';
import { useAuthWords } from '../shared/useAuthWords.ts';
import { useCodeTimer } from '../shared/useCodeTimer.ts';
import { RegionField } from './RegionField.tsx';
import { TermsAgreement } from './TermsAgreement.tsx';
import { useRegister } from './useRegister.ts';

/** E-mail, code, password twice, invite code, agreement; checked in that order. */
export function RegisterForm() {
  const { t } = useTranslation('auth');
  const params = useParams();
  const site = useSite();
  const timer = useCodeTimer('register');
  const { register, isLeaving, isInviteWrong, areaFields } = useRegister((field, say) => form.refuse(field, say));
  // A code that the server does not know can be mended, wherever it came from.
  const isInviteLocked = Boolean(params.code) && !isInviteWrong;
  const form = useSchemaForm({
    schema: registerForm(site.isInviteRequired),
    // Who comes back to a running code, from the mail on a phone that had closed the page, finds the address it went to.
    start: { ...REGISTER_DRAFT, email: timer.address ?? '', password: '', confirm: '' },
    draft: registerDraftAtom,
    given: params.code ? { invite: params.code } : undefined,
    words: useAuthWords(),
    send: register,
  });
  const email = useWatch({ control: form.control, name: 'email' });

  return (
    <Form form={form} submitLabel={t('register.submit')} busy={isLeaving}>
      <FormText
        form={form}
        name="email"
        label={t('field.email.label')}
        placeholder={t('field.account.placeholder')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={LENGTH.address}
      />
      <FormCode
        form={form}
        name="code"
        label={t('field.code.label')}
        hint={timer.address === null ? undefined : t('field.code.hint', { address: timer.address })}
        labelEnd={
          <SendCode
            scene="register"
            timer={timer}
            address={email}
            request={async () =>
              (await form.isRight('email')) && { user_string: form.value('email').trim(), ...areaFields }
            }
            onRefused={(say) => form.refuse('email', say)}
          />
        }
      />
      <NewPassword form={form} password="password" confirm="confirm" label={t('field.password.label')} />
      <FormText
        form={form}
        name="invite"
        label={t(site.isInviteRequired ? 'field.invite.label' : 'field.invite.optional')}
        placeholder={t('field.invite.placeholder')}
        autoComplete="off"
        maxLength={16}
        hint={isInviteLocked ? t('field.invite.locked') : undefined}
        readOnly={isInviteLocked}
      />
      <RegionField />
      <TermsAgreement form={form} name="isAgreed" />
    </Form>
  );
}
