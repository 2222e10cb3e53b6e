import { type QueryClient, QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { restoreKept } from './kept-queries.ts';
import { createQueryClient } from './query.ts';

let appClient: QueryClient | undefined;

/** The app's one query client, made with the first screen that reads data. */
export function appQueryClient(): QueryClient {
  if (!appClient) {
    appClient = createQueryClient();
    restoreKept(appClient);
  }
  return appClient;
}

/**
 * Gives queries to what stands below, unless something above does (stories, tests). Screens and late parts of the first one bring it
 * along, so that the first drawing does not wait for the query library.
 */
export function QueryRoot({ children }: { readonly children: ReactNode }) {
  const given = useContext(QueryClientContext);
  return given ? children : <QueryClientProvider client={appQueryClient()}>{children}</QueryClientProvider>;
}
