import { type FieldPathByValue, type FieldValues, useController, useWatch } from 'react-hook-form';
import type { SchemaForm } from './useSchemaForm.ts';

/** Props of a kit's field that the form gives. */
export type Wired = 'value' | 'onChange' | 'error' | 'name' | 'ref' | 'onBlur';

/** Which field of which form a part draws. */
export interface FieldOf<Values extends FieldValues, Value> {
  readonly form: SchemaForm<Values>;
  readonly name: FieldPathByValue<Values, Value>;
}

/** What a field of the kit needs to stand in a form. */
export function useFormField<Values extends FieldValues, Value>({ form, name }: FieldOf<Values, Value>) {
  const { field, fieldState } = useController({ control: form.control, name });
  return {
    name: field.name,
    ref: field.ref,
    onBlur: field.onBlur,
    value: field.value as Value,
    onChange: (value: Value) => {
      form.typed(name, value);
      field.onChange(value);
    },
    error: form.textOf(fieldState.error),
  };
}

/** What stands in all fields of a form now; whoever calls is drawn again with each key. */
export const useFormValues = <Values extends FieldValues>({ control }: SchemaForm<Values>): Values =>
  useWatch({ control }) as Values;
