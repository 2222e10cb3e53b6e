import type { Client } from '../data/client.ts';
import { AppProviders } from './AppProviders.tsx';
import { Shell } from './shell/Shell.tsx';

/** The whole app, of one client. */
export function App({ client }: { readonly client: Client }) {
  return (
    <AppProviders client={client}>
      <Shell />
    </AppProviders>
  );
}
