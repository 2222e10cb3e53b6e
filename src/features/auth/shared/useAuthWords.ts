import type { RegisterKey } from '../../../domain/forms/auth.ts';
import type { Problem } from '../../../domain/forms/form.ts';
import { useLateT } from '../../../parts/useLateT.ts';

/** The sentence for what is wrong with a form of an account: what it is and what would be right, in the language of when it is drawn. */
export function useAuthWords(): (problem: Problem<string, RegisterKey>) => string {
  const late = useLateT('auth');
  return ({ key, values }) => late(`field.${key}`, { ...values });
}
