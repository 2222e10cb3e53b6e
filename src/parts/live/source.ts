import type { LiveSource } from '#kit/live';
import { type Client, partOf } from '../../data/client.ts';

/** Keeps one source a client and key, so that a row's effect does not start anew with each render. Sources hold no data while nobody listens. */
export function sourceFamily<Key extends readonly (string | number)[], T>(
  make: (client: Client, ...key: Key) => LiveSource<T>,
): (client: Client, ...key: Key) => LiveSource<T> {
  const familyOf = partOf(() => new Map<string, LiveSource<T>>());
  return (client, ...key) => {
    const family = familyOf(client);
    const name = key.join('|');
    const source = family.get(name) ?? make(client, ...key);
    family.set(name, source);
    return source;
  };
}
