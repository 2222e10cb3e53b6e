import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { type Client, ClientContext } from '../data/client.ts';

/** Gives a client to the tree: to hooks by `useClient`, to atoms as their store. */
export function ClientProvider({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return (
    <ClientContext value={client}>
      <Provider store={client.store}>{children}</Provider>
    </ClientContext>
  );
}
