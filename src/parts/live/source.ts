import type { LiveSource } from '#kit/live';

/** Keeps one source a key, so that a row's effect does not start anew with each render. Sources hold no data while nobody listens. */
export function sourceFamily<Key extends readonly (string | number)[], T>(
  make: (...key: Key) => LiveSource<T>,
): (...key: Key) => LiveSource<T> {
  const family = new Map<string, LiveSource<T>>();
  return (...key) => {
    const name = key.join('|');
    const source = family.get(name) ?? make(...key);
    family.set(name, source);
    return source;
  };
}
