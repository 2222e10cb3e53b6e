import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LENGTH } from '../../domain/constants.ts';
import { ALLOWED_SIGNS } from '../../domain/forms/auth.ts';
import { FormPassword } from '../form/FormPassword.tsx';
import type { FieldOf } from '../form/useFormField.ts';

type Name<Values extends FieldValues> = FieldOf<Values, string>['name'];

interface NewPasswordProps<Values extends FieldValues> extends Pick<FieldOf<Values, string>, 'form'> {
  /** The two fields of the form. */
  readonly password: Name<Values>;
  readonly confirm: Name<Values>;
  /** What the password is: of a new account, or in the place of another. */
  readonly label: string;
}

/** A password that is set: what it may consist of, how strong it is, and once more against slips. */
export function NewPassword<Values extends FieldValues>({ form, password, confirm, label }: NewPasswordProps<Values>) {
  const { t } = useTranslation('auth');
  return (
    <>
      <FormPassword
        form={form}
        name={password}
        label={label}
        placeholder={t('field.password.placeholder')}
        autoComplete="new-password"
        strength
        hint={t('field.password.hint', {
          min: LENGTH.password.min,
          count: LENGTH.password.max,
          allowed: ALLOWED_SIGNS,
        })}
      />
      <FormPassword
        form={form}
        name={confirm}
        label={t('field.password.confirm')}
        placeholder={t('field.password.again')}
        autoComplete="new-password"
      />
    </>
  );
}
