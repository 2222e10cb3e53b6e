import type { FieldValues } from 'react-hook-form';
import { Button } from '#kit/Button';
import { Inset, Stack } from '#kit/Stack';
import type { Prose } from '#kit/Text';
import { FormError } from './FormError.tsx';
import type { SchemaForm } from './useSchemaForm.ts';

interface FormProps<Values extends FieldValues> {
  readonly form: SchemaForm<Values>;
  /** On the button: what it does. */
  readonly submitLabel: string;
  /** What was sent is still on its way elsewhere. */
  readonly busy?: boolean;
  /** The fields, from the top down. */
  readonly children: Prose;
}

/** A form as every form here: the fields, what no one field is to blame for, and a button that is always on. */
export function Form<Values extends FieldValues>({ form, submitLabel, busy = false, children }: FormProps<Values>) {
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap={16}>
        {children}
        <FormError text={form.error} />
        <Inset edge="none" top={4}>
          <Button type="submit" block busy={form.busy || busy}>
            {submitLabel}
          </Button>
        </Inset>
      </Stack>
    </form>
  );
}
