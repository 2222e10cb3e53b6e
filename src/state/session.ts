import { type Query, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '../contract/table.ts';
import { call } from '../data/call.ts';
import type { Client } from '../data/client.ts';
import { namesForGuests } from '../data/for-guests.ts';
import { forgetKept } from '../data/kept-queries.ts';
import { callQuery, queriesOf } from '../data/query.ts';
import { sessionAtom, useIsSignedIn } from './session-atoms.ts';

export type UserInfo = ReplyOf<'user.info'>;

/** The signed-in user, as a query; asked for where somebody is. */
export const useUser = () => useQuery(callQuery('user.info', {}, { enabled: useIsSignedIn(), staleTime: 60_000 }));

/**
 * Takes a token. All that was read before is read again: what anybody may read stands until then, so that a screen keeps what
 * its guest has typed; what was read as somebody else is forgotten.
 */
export async function signIn(client: Client, token: string): Promise<void> {
  const queries = queriesOf(client);
  const forGuests = await namesForGuests(queries);
  const isForGuests = ({ queryKey }: Query) => forGuests.has(queryKey[0]);
  client.store.set(sessionAtom, { token });
  await Promise.all([
    queries.resetQueries({ predicate: (query) => !isForGuests(query) }),
    queries.invalidateQueries({ predicate: isForGuests }),
  ]);
}

/** Ends the session here at once, and on the server as far as it hears. */
export async function signOut(client: Client): Promise<void> {
  const token = client.token();
  if (token !== null) void call(client, 'auth.logout', {}, { token }).catch(() => undefined);
  client.store.set(sessionAtom, { token: null });
  queriesOf(client).clear();
  forgetKept();
}
