import type { ReactNode } from 'react';
import type { Client } from '../data/client.ts';
import { QueryRoot } from '../data/QueryRoot.tsx';
import { AppProviders } from './AppProviders.tsx';

/** The app's providers with queries from the start, for stories and tests; the app brings queries with its screens. */
export function Providers({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return (
    <AppProviders client={client}>
      <QueryRoot>{children}</QueryRoot>
    </AppProviders>
  );
}
