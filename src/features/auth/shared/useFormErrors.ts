import { useRef, useState } from 'react';
import type { Mistake } from './checks.ts';
import { useProblemText } from './useProblemText.ts';

/** A sentence in the language of when it is drawn: an error stays while the user changes the language. */
export type Say = () => string;

/** Errors of a form's fields: one at a time, focused, gone as soon as its field changes. */
export function useFormErrors<Field extends string>() {
  const problemText = useProblemText();
  const [said, setSaid] = useState<{ readonly field: Field | 'form'; readonly say: Say } | null>(null);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});

  const clear = () => setSaid(null);
  const show = (field: Field | 'form', say: Say) => {
    setSaid({ field, say });
    if (field !== 'form') inputs.current[field]?.focus();
  };
  return {
    /** The sentence at a field, or at the form. */
    errorAt: (field: Field | 'form'): string | undefined => (said?.field === field ? said.say() : undefined),
    /** Says a sentence at a field, or at the form where no one field is to blame. */
    show,
    /** Says the first mistake, if any; true where the form may be sent. */
    pass: (mistake: Mistake<Field> | null): boolean => {
      if (mistake) show(mistake.field, () => problemText(mistake.problem));
      else clear();
      return mistake === null;
    },
    clear,
    /** `ref` of a field, so that its error can focus it. */
    refOf: (field: Field) => (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
  };
}
