import type { Client } from '../../../data/client.ts';
import { callQuery, queriesOf } from '../../../data/query.ts';
import { totalQuery } from '../../../parts/wallet/queries.ts';
import { bannersQuery, menuQuery, newsQuery, noticesQuery } from './queries.ts';

/** Reads what home shows, so that it is drawn once, with all of it; what a former visit has kept is shown as it is. */
export function readFirst(client: Client): Promise<unknown> {
  const queries = queriesOf(client);
  const shown = [callQuery('content.quotes', {}), menuQuery(), bannersQuery(), noticesQuery(), newsQuery()];
  const own = client.token() === null ? [] : [totalQuery()];
  return Promise.all(
    [...shown, ...own]
      .filter(({ queryKey }) => queries.getQueryData(queryKey) === undefined)
      .map(({ queryKey }) => queries.prefetchQuery({ queryKey })),
  );
}
