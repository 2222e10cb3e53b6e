import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '#kit/TextField';
import { type FieldOf, useFormField, type Wired } from './useFormField.ts';

/** A line of text in a form. */
export function FormText<Values extends FieldValues>({
  form,
  name,
  ...field
}: Omit<TextFieldProps, Wired> & FieldOf<Values, string>) {
  return <TextField {...field} {...useFormField({ form, name })} />;
}
