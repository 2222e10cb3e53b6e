import type { QueryClient } from '@tanstack/react-query';
import { HashRouter } from 'react-router-dom';
import { Providers } from './Providers.tsx';
import { Shell } from './shell/Shell.tsx';

/** The whole app. */
export function App({ client }: { readonly client: QueryClient }) {
  return (
    <Providers client={client}>
      <HashRouter>
        <Shell />
      </HashRouter>
    </Providers>
  );
}
