import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { ReplyOf } from '../contract/table.ts';
import { call } from '../data/call.ts';
import { namesForGuests } from '../data/for-guests.ts';
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
    /**
     * Takes a token. All that was read before is read again: what anybody may read stands until then, so that a screen keeps what
     * its guest has typed; what was read as somebody else is forgotten.
     */
    signIn: async (next: string): Promise<void> => {
      const forGuests = await namesForGuests(client);
      const isForGuests = ({ queryKey }: Query) => forGuests.has(queryKey[0]);
      appStore.set(sessionAtom, { token: next });
      await Promise.all([
        client.resetQueries({ predicate: (query) => !isForGuests(query) }),
        client.invalidateQueries({ predicate: isForGuests }),
      ]);
    },
    /** Ends the session here at once, and on the server as far as it hears. */
    signOut: async (): Promise<void> => {
      if (token !== null) void call('auth.logout', {}, { token }).catch(() => undefined);
      appStore.set(sessionAtom, { token: null });
      client.clear();
    },
  };
}
