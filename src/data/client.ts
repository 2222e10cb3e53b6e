import type { createStore } from 'jotai';
import { createContext, useContext } from 'react';
import type { Lang } from '../domain/constants.ts';
import type { MarketFeed } from './market/feed.ts';
import type { Transport } from './transport.ts';

/**
 * Whoever uses the app on this page: what they keep, and their ways to the exchange. Made once by what starts the app, and by each story
 * and test (`createClient` in state/client.ts); all that is read, sent and heard belongs to one, and goes when it is dropped.
 */
export interface Client {
  /** Session, preferences and whatever else is kept in atoms. */
  readonly store: ReturnType<typeof createStore>;
  /** Of the session; null for a guest. Read at each call. */
  readonly token: () => string | null;
  /** Of the interface; read at each call (readings A9). */
  readonly lang: () => Lang;
  /** In place of the network. */
  readonly transport?: Transport | undefined;
  /** In place of the worker's. */
  readonly feed?: MarketFeed | undefined;
}

/**
 * A part of a client, such as its queries: made for the first that asks, so that it comes with the chunk that needs it, and the same for
 * all who ask after that.
 */
export function partOf<Part>(make: (client: Client) => Part): (client: Client) => Part {
  const parts = new WeakMap<Client, { readonly part: Part }>();
  return (client) => {
    const made = parts.get(client) ?? { part: make(client) };
    parts.set(client, made);
    return made.part;
  };
}

export const ClientContext = createContext<Client | null>(null);

/** The client of the tree. */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('No client here: ClientProvider stands around the app');
  return client;
}
