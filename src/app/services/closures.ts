import type { Query } from '@tanstack/react-query';
import { CallError } from '../../data/call-error.ts';
import type { Client } from '../../data/client.ts';
import { queriesOf } from '../../data/query.ts';
import { closureOf } from '../../domain/closures.ts';
import { closureAtom } from '../../state/closure.ts';

/** Why a query has nothing to show, where the exchange is closed to this user. */
function closureBehind({ state: { data, error } }: Query) {
  return data === undefined && error instanceof CallError ? closureOf(error.status) : undefined;
}

const isShown = (query: Query) => query.isActive() && query.state.data !== undefined;

/**
 * Says in the place of screens that the exchange is closed to this user, once something that they show was not given for that; whoever
 * tries again opens them. One reading too many takes no screen away that has something to show.
 */
export function startClosures(client: Client): () => void {
  const queries = queriesOf(client).getQueryCache();
  const note = (query: Query) => {
    const closure = closureBehind(query);
    if (!closure || (closure === 'limited' && queries.getAll().some(isShown))) return;
    client.store.set(closureAtom, closure);
  };
  for (const query of queries.getAll()) note(query);
  return queries.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') note(event.query);
  });
}
