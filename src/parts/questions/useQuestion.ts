import { useConfirm } from '#kit/feedback';
import { useLateT } from '../useLateT.ts';
import { loadWords, shownLang } from '../words/words.ts';
import { type FactsOf, type QuestionName, type QuestionOptions, question } from './question.tsx';

/** Asks one of the questions of product-spec.md section 4; resolves true where the user said yes, and what it runs has worked. */
export function useQuestion() {
  const t = useLateT('questions');
  const confirm = useConfirm();
  return async <Name extends QuestionName>(
    name: Name,
    facts: FactsOf<Name>,
    options?: QuestionOptions,
  ): Promise<boolean> => {
    await loadWords('questions');
    return confirm(() => question(t, name, facts, shownLang(), options));
  };
}
