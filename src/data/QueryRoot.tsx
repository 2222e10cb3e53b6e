import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useClient } from './client.ts';
import { queriesOf } from './query.ts';

/**
 * Gives the client's queries to what stands below. Screens and late parts of the first one bring it along, so that the first drawing does
 * not wait for the query library.
 */
export function QueryRoot({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queriesOf(useClient())}>{children}</QueryClientProvider>;
}
