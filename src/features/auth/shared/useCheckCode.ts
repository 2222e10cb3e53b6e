import { useSubmit } from '../../../data/useSubmit.ts';
import type { Say } from '../../../parts/form/fault.ts';
import { useErrorText } from '../../../parts/useErrorText.ts';

/** Asks whether a code is the one that was sent, before anything is made of it: a wrong one is said at its field. True where it is. */
export function useCheckCode(refuse: (field: 'code' | 'root', say: Say) => void) {
  const errorText = useErrorText();
  return useSubmit('auth.checkCode', {
    onError: (error) => refuse(error.kind === 'refused' ? 'code' : 'root', () => errorText(error)),
  }).submit;
}
