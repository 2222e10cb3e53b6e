import type { FieldValues } from 'react-hook-form';
import { CodeField, type CodeFieldProps } from '#kit/CodeField';
import { type FieldOf, useFormField, type Wired } from './useFormField.ts';

/** The six digits of a code in a form. */
export function FormCode<Values extends FieldValues>({
  form,
  name,
  ...field
}: Omit<CodeFieldProps, Wired> & FieldOf<Values, string>) {
  return <CodeField {...field} {...useFormField({ form, name })} />;
}
