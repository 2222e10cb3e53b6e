import { useTranslation } from 'react-i18next';
import { toCallError } from '../data/call-error.ts';

/** A sentence for a failed call: the server's own, else ours for the kind of failure. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('common');
  return (thrown) => {
    const error = toCallError(thrown);
    return error.message || t(`error.${error.kind}`);
  };
}
