import { useRef, useState } from 'react';
import type { Mistake } from './checks.ts';
import { useProblemText } from './useProblemText.ts';

type Errors<Field extends string> = { readonly [Key in Field | 'form']?: string };

/** Errors of a form's fields: one at a time, focused, gone as soon as its field changes. */
export function useFormErrors<Field extends string>() {
  const problemText = useProblemText();
  const [errors, setErrors] = useState<Errors<Field>>({});
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});

  const show = (field: Field | 'form', text: string) => {
    const next: Errors<Field> = {};
    setErrors({ ...next, [field]: text });
    if (field !== 'form') inputs.current[field]?.focus();
  };
  return {
    errors,
    /** Says a sentence at a field, or at the form where no one field is to blame. */
    show,
    /** Says the first mistake, if any; true where the form may be sent. */
    pass: (mistake: Mistake<Field> | null): boolean => {
      if (mistake) show(mistake.field, problemText(mistake.problem));
      else setErrors({});
      return mistake === null;
    },
    clear: () => setErrors({}),
    /** `ref` of a field, so that its error can focus it. */
    refOf: (field: Field) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
  };
}
