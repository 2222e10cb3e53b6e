import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallName, ReplyOf, RequestOf } from '../contract/table.ts';
import { TIME_MS } from '../domain/constants.ts';
import { type CallError, toCallError } from './call-error.ts';
import { change } from './change.ts';
import { useClient } from './client.ts';
import { clientIds } from './client-id.ts';

export interface Submit<Name extends CallName> {
  /** Sends; a second tap while the call runs, or within the throttle, does nothing. Resolves true on success. */
  submit(request: RequestOf<Name>): Promise<boolean>;
  busy: boolean;
}

export interface SubmitOptions<Name extends CallName> {
  onSuccess?: (reply: ReplyOf<Name>, request: RequestOf<Name>) => void;
  onError?: (error: CallError) => void;
}

/** One call as the action of a button (screens.md section 0, Submit): busy state, throttle, client id; what it makes old is read again. */
export function useSubmit<Name extends CallName>(name: Name, options: SubmitOptions<Name> = {}): Submit<Name> {
  const client = useClient();
  const [ids] = useState(() => clientIds());
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  const running = useRef(false);
  const mutation = useMutation<ReplyOf<Name>, CallError, RequestOf<Name>>({
    mutationFn: (request) =>
      change(client, name, request, { clientId: ids.idFor(request) }).catch((error) =>
        Promise.reject(toCallError(error)),
      ),
  });

  const submit = async (request: RequestOf<Name>): Promise<boolean> => {
    const now = performance.now();
    if (running.current || now - lastTap.current < TIME_MS.throttle) return false;
    lastTap.current = now;
    running.current = true;
    try {
      const reply = await mutation.mutateAsync(request);
      ids.settle();
      options.onSuccess?.(reply, request);
      return true;
    } catch (thrown) {
      const error = toCallError(thrown);
      if (!error.isUnclear) ids.settle();
      options.onError?.(error);
      return false;
    } finally {
      running.current = false;
    }
  };

  return { submit, busy: mutation.isPending };
}
