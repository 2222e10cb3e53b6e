import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Change } from '../contract/define.ts';
import type { CallName } from '../contract/table.ts';
import type { Row } from './place-row.ts';
import { putRow } from './put-row.ts';

/** A reply, and the events that tell of the same, come together: what they make old is read again once. */
const TOGETHER_MS = 100;

const waiting = new WeakMap<QueryClient, Map<string, QueryKey>>();

const isRow = (brought: unknown): brought is Row => typeof brought === 'object' && brought !== null && 'id' in brought;

/**
 * Has what a client has read obey the contract: the row that a reply or an event has brought takes its place, and what else it makes
 * old is read again where it is on show. Without a row, as after a failure of which nobody knows how far it came, the list is old too.
 */
export function obey(client: QueryClient, { outdates = [], rowOf }: Change<CallName>, brought?: unknown): void {
  readAgain(
    client,
    outdates.map((name) => [name]),
  );
  if (rowOf) readAgain(client, isRow(brought) ? putRow(client, rowOf, brought) : [[rowOf.list]]);
}

function readAgain(client: QueryClient, keys: readonly QueryKey[]): void {
  if (keys.length === 0) return;
  const gathered = waiting.get(client) ?? new Map<string, QueryKey>();
  for (const key of keys) gathered.set(hashKey(key), key);
  if (waiting.has(client)) return;
  waiting.set(client, gathered);
  setTimeout(() => {
    waiting.delete(client);
    for (const queryKey of gathered.values()) void client.invalidateQueries({ queryKey });
  }, TOGETHER_MS);
}
