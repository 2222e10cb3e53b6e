import type { QueryClient } from '@tanstack/react-query';
import type { CallName } from '../contract/table.ts';
import { specOf } from './sections.ts';

/** Of the calls that a client has asked, the names of those that a visitor without a token may ask too. */
export async function namesForGuests(client: QueryClient): Promise<ReadonlySet<unknown>> {
  const asked = [
    ...new Set(
      client
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    ),
  ];
  const areFree = await Promise.all(
    asked.map(async (name) => {
      // What is no call, or did not load, counts as somebody's own.
      const spec = await specOf(name as CallName).catch(() => undefined);
      return spec?.guest === true;
    }),
  );
  return new Set(asked.filter((_, place) => areFree[place]));
}
