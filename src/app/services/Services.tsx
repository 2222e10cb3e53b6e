import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { type Client, useClient } from '../../data/client.ts';
import { keepQueries } from '../../data/kept-queries.ts';
import { QueryRoot } from '../../data/QueryRoot.tsx';
import { queriesOf } from '../../data/query.ts';
import { useRatesRefresh } from '../../state/rates-refresh.ts';
import { sessionAtom } from '../../state/session-atoms.ts';
import { useSiteRefresh } from '../../state/site.ts';
import { startClosures } from './closures.ts';
import { guardDoubleTaps } from './double-taps.ts';
import { startNotices } from './notices.ts';
import { refetchOnLink } from './refetch-on-link.ts';
import { startUserEvents } from './user-events.ts';
import { useWordsOf } from './useWordsOf.ts';

/** What begins with the app and ends with it, each by the function that it returns. */
const LASTING = [
  guardDoubleTaps,
  startNotices,
  startClosures,
  refetchOnLink,
  (client: Client) => keepQueries(queriesOf(client), client.lang),
];

function Running() {
  const client = useClient();
  const { token } = useAtomValue(sessionAtom);
  useSiteRefresh();
  useRatesRefresh();
  useWordsOf();
  useEffect(() => {
    const ends = LASTING.map((start) => start(client));
    return () => {
      for (const end of ends) end();
    };
  }, [client]);
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
