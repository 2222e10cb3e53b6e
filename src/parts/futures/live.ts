import { useSyncExternalStore } from 'react';
import type * as z from 'zod/mini';
import type { LiveSource } from '#kit/live';
import { FUTURES_EVENTS, type Position } from '../../contract/rows/position.ts';
import type { ReplyOf } from '../../contract/table.ts';
import { type Client, partOf, useClient } from '../../data/client.ts';
import { obey } from '../../data/obey.ts';
import { queriesOf } from '../../data/query.ts';
import { toldOf } from '../../data/told.ts';
import { isOpen } from './position.ts';

/** What the user's futures account stands at, as the app socket tells each second while anything is open. */
export type LiveFutures = z.output<typeof FUTURES_EVENTS.account.says>['data'];

/**
 * The live figures of the user's futures. Whoever looks at them has the app obey what is told of positions as well: rows take their
 * places, and what is old is read again. Nothing is kept while nobody looks.
 */
export const futuresSource = partOf((client: Client): LiveSource<LiveFutures> => {
  const listeners = new Set<() => void>();
  let live: LiveFutures | undefined;
  let stop: (() => void) | undefined;

  const hear = (name: string, body: unknown) => {
    const queries = queriesOf(client);
    const { account, closed, position } = FUTURES_EVENTS;
    if (name === account.event) {
      const told = account.says.safeParse(body);
      if (!told.success) return;
      live = told.data.data;
      for (const listener of listeners) listener();
    } else if (name === closed.event) obey(queries, closed);
    else if (name === position.event) obey(queries, position, position.says.safeParse(body).data?.data);
    // What was read before may be older than what it tells.
    else if (name === 'joined') for (const missed of [closed, position]) obey(queries, missed);
  };

  return {
    get: () => live,
    subscribe: (listener) => {
      listeners.add(listener);
      stop ??= toldOf(client).on(({ name, body }) => hear(name, body));
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        [stop, live] = [undefined, undefined];
      };
    },
  };
});

/** The newest that was told of the account; undefined until something is. For who is signed in. */
export function useFuturesLive(): LiveFutures | undefined {
  const source = futuresSource(useClient());
  return useSyncExternalStore(source.subscribe, source.get);
}

/** A position as it stands now. */
export function withLive(position: Position, live: LiveFutures | undefined): Position {
  const own = isOpen(position) ? live?.positions.find(({ id }) => id === position.id) : undefined;
  return own ? { ...position, ...own } : position;
}

/** The account as it stands now. */
export const accountWithLive = (
  account: ReplyOf<'futures.account'> | undefined,
  live: LiveFutures | undefined,
): Omit<LiveFutures, 'positions'> | undefined => live ?? account;
