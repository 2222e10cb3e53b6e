import type { FieldError } from 'react-hook-form';
import type { Problem } from '../../domain/forms/form.ts';

/** A sentence in the language of when it is drawn: what is wrong stays while the user changes the language. */
export type Say = () => string;

/** What is wrong with a field: found by the schema, or said by the server. */
export type Fault = FieldError & ({ readonly problem: Problem } | { readonly say: Say });

export const foundFault = (problem: Problem): Fault => ({ type: problem.key, problem });
export const saidFault = (say: Say): Fault => ({ type: 'refused', say });

/** The sentence of a fault; `words` has one for each key that the schema may name. */
export function faultText(error: FieldError | undefined, words: (problem: Problem) => string): string | undefined {
  if (error === undefined) return undefined;
  // No other fault is ever set: see useSchemaForm.
  const fault = error as Fault;
  return 'say' in fault ? fault.say() : words(fault.problem);
}
