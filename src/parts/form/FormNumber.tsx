import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '#kit/NumberField';
import { type FieldOf, useFormField, type Wired } from './useFormField.ts';

type FormNumberProps<Values extends FieldValues> = Omit<NumberFieldProps, Wired> &
  FieldOf<Values, string> & {
    /** What the other fields come to: stands here while nothing is typed. What is typed stays as typed until the field is left. */
    readonly computed?: string;
    /** After a key: for the fields that this one computes. */
    readonly onTyped?: (text: string) => void;
  };

/** A number in a form. */
export function FormNumber<Values extends FieldValues>({
  form,
  name,
  computed,
  onTyped,
  ...props
}: FormNumberProps<Values>) {
  const field = useFormField({ form, name });
  return (
    <NumberField
      {...props}
      {...field}
      value={field.value || (computed ?? '')}
      onChange={(text) => {
        field.onChange(text);
        onTyped?.(text);
      }}
      onBlur={() => {
        field.onBlur();
        if (computed !== undefined && field.value !== '') field.onChange('');
      }}
    />
  );
}
