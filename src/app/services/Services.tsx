import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useClient } from '../../data/client.ts';
import { keepQueries } from '../../data/kept-queries.ts';
import { QueryRoot } from '../../data/QueryRoot.tsx';
import { queriesOf } from '../../data/query.ts';
import { useRatesRefresh } from '../../state/rates-refresh.ts';
import { sessionAtom } from '../../state/session-atoms.ts';
import { useSiteRefresh } from '../../state/site.ts';
import { startClosures } from './closures.ts';
import { startNotices } from './notices.ts';
import { refetchOnLink } from './refetch-on-link.ts';
import { startUserEvents } from './user-events.ts';
import { useWordsOf } from './useWordsOf.ts';

function Running() {
  const client = useClient();
  const { token } = useAtomValue(sessionAtom);
  useSiteRefresh();
  useRatesRefresh();
  useWordsOf();
  useEffect(() => startNotices(client), [client]);
  useEffect(() => startClosures(client), [client]);
  useEffect(() => refetchOnLink(client), [client]);
  useEffect(() => keepQueries(queriesOf(client), client.lang), [client]);
  useEffect(() => (token === null ? undefined : startUserEvents(client, token)), [token, client]);
  return null;
}

/** What runs as long as the app does: notices of the server, what closes it, the user's own events, site, rates, language. */
export default function Services() {
  return (
    <QueryRoot>
      <Running />
    </QueryRoot>
  );
}
