import { toCallError } from '../data/call-error.ts';
import { useLateT } from './useLateT.ts';

/** A sentence for a failed call: the server's own, else ours for the kind of failure, in the language of when it is asked for. */
export function useErrorText(): (error: unknown) => string {
  const late = useLateT('common');
  return (thrown) => {
    const error = toCallError(thrown);
    return error.message || late(`error.${error.kind}`);
  };
}
