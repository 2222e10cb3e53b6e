import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AppProviders } from './AppProviders.tsx';

/** The app's providers with queries from the start, for stories and tests; the app brings queries with its screens. */
export function Providers({ client, children }: { readonly client: QueryClient; readonly children: ReactNode }) {
  return (
    <AppProviders>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </AppProviders>
  );
}
