import type { AccountKey } from '../../../domain/forms/auth.ts';
import { type FormSchema, problemOf } from '../../../domain/forms/form.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Holds what was sent against the schema of the form that it comes from, and refuses the first thing that the form itself would have said. */
export function checkForm<Values>(schema: FormSchema<Values, AccountKey>, values: Values): void {
  const problem = problemOf(schema, values);
  if (problem) throw new Refusal(`form.${problem.key}`, { ...problem.values });
}
