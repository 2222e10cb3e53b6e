import { type Query, type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../contract/table.ts';
import { call } from '../data/call.ts';
import { namesForGuests } from '../data/for-guests.ts';
import { forgetKept } from '../data/kept-queries.ts';
import { callQuery } from '../data/query.ts';
import { sessionAtom, useIsSignedIn } from './session-atoms.ts';
import { appStore } from './store.ts';

export type UserInfo = ReplyOf<'user.info'>;

/** The signed-in user, as a query; asked for where somebody is. */
export const useUser = () => useQuery(callQuery('user.info', {}, { enabled: useIsSignedIn(), staleTime: 60_000 }));

/**
 * Takes a token. All that was read before is read again: what anybody may read stands until then, so that a screen keeps what
 * its guest has typed; what was read as somebody else is forgotten.
 */
export async function signIn(client: QueryClient, token: string): Promise<void> {
  const forGuests = await namesForGuests(client);
  const isForGuests = ({ queryKey }: Query) => forGuests.has(queryKey[0]);
  appStore.set(sessionAtom, { token });
  await Promise.all([
    client.resetQueries({ predicate: (query) => !isForGuests(query) }),
    client.invalidateQueries({ predicate: isForGuests }),
  ]);
}

/** Ends the session here at once, and on the server as far as it hears. */
export async function signOut(client: QueryClient): Promise<void> {
  const { token } = appStore.get(sessionAtom);
  if (token !== null) void call('auth.logout', {}, { token }).catch(() => undefined);
  appStore.set(sessionAtom, { token: null });
  client.clear();
  forgetKept();
}
