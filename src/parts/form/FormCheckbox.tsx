import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '#kit/Checkbox';
import { type FieldOf, useFormField } from './useFormField.ts';

/** A tick in a form that may be left out. */
export function FormCheckbox<Values extends FieldValues>({
  form,
  name,
  ...box
}: Pick<CheckboxProps, 'children' | 'disabled'> & FieldOf<Values, boolean>) {
  const { value, onChange, ref } = useFormField({ form, name });
  return <Checkbox {...box} flush name={name} checked={value} onChange={onChange} ref={ref} />;
}
