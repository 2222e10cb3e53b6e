import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReplyOf } from '../contract/table.ts';
import { call } from '../data/call.ts';
import { callQuery } from '../data/query.ts';
import { sessionAtom } from './session-atoms.ts';
import { appStore } from './store.ts';

export { isSignedInAtom, type Session, sessionAtom } from './session-atoms.ts';

export type UserInfo = ReplyOf<'user.info'>;

/** The session for screens. `user` is undefined until user/info has answered. */
export function useSession() {
  const { token } = useAtomValue(sessionAtom);
  const client = useQueryClient();
  const isSignedIn = token !== null;
  const { data } = useQuery(callQuery('user.info', {}, { enabled: isSignedIn, staleTime: 60_000 }));

  return {
    token,
    isSignedIn,
    user: isSignedIn ? data : undefined,
    /** Takes a token. Whatever was read before, as a guest or as somebody else, is forgotten and read again. */
    signIn: async (next: string): Promise<void> => {
      appStore.set(sessionAtom, { token: next });
      await client.resetQueries();
    },
    /** Ends the session here at once, and on the server as far as it hears. */
    signOut: async (): Promise<void> => {
      if (token !== null) void call('auth.logout', {}, { token }).catch(() => undefined);
      appStore.set(sessionAtom, { token: null });
      client.clear();
    },
  };
}
