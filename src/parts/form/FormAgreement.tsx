import type { FieldValues } from 'react-hook-form';
import { Agreement, type AgreementProps } from '#kit/Agreement';
import { type FieldOf, useFormField } from './useFormField.ts';

/** Consent in a form. */
export function FormAgreement<Values extends FieldValues>({
  form,
  name,
  children,
}: Pick<AgreementProps, 'children'> & FieldOf<Values, boolean>) {
  const { value, onChange, error, ref } = useFormField({ form, name });
  return (
    <Agreement name={name} checked={value} onChange={onChange} error={error} ref={ref}>
      {children}
    </Agreement>
  );
}
