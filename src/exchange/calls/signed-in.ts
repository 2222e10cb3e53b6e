import type { Caller } from '../accounts/caller.ts';
import { Refusal } from '../platform/refusal.ts';
import type { CallContext } from './handler.ts';

/** The caller of a call that needs one. The router has refused visitors already; this tells the compiler. */
export function signedIn(context: Pick<CallContext, 'caller'>): Caller {
  if (!context.caller) throw new Refusal('signIn', {}, 'loginRequired');
  return context.caller;
}
