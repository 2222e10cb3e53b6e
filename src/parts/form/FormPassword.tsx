import type { FieldValues } from 'react-hook-form';
import { PasswordField, type PasswordFieldProps } from '#kit/PasswordField';
import { type FieldOf, useFormField, type Wired } from './useFormField.ts';

/** A password in a form. */
export function FormPassword<Values extends FieldValues>({
  form,
  name,
  ...field
}: Omit<PasswordFieldProps, Wired> & FieldOf<Values, string>) {
  return <PasswordField {...field} {...useFormField({ form, name })} />;
}
