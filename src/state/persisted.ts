import { atom } from 'jotai';
import { readStored, writeStored } from '../data/storage.ts';

/** How a kept value is written and read; `read` gives undefined for what is no value of the kind. */
export interface Codec<Value> {
  read(stored: string): Value | undefined;
  write(value: Value): string;
}

/** One of a few words, kept as it is (public/boot.js reads some of them). */
export const choice = <const Values extends readonly string[]>(values: Values): Codec<Values[number]> => ({
  read: (stored) => values.find((value) => value === stored),
  write: (value) => value,
});

/** Anything of JSON that `accept` accepts. */
export const json = <Value>(accept: (value: unknown) => Value | undefined): Codec<Value> => ({
  read: (stored) => {
    try {
      return accept(JSON.parse(stored));
    } catch {
      return undefined;
    }
  },
  write: (value) => JSON.stringify(value),
});

export const asBoolean = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

export const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

export const asTexts = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;

export const asNumbers = (value: unknown): number[] | undefined =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'number') : undefined;

/** An atom kept in the client's storage, followed across browser tabs; what cannot be read counts as not kept. */
export function persistedAtom<Value>(key: string, initial: Value, codec: Codec<Value>) {
  const readOr = (stored: string | null): Value => (stored === null ? undefined : codec.read(stored)) ?? initial;
  /** As it was last set or heard of here; before that, what is kept counts. */
  const currentAtom = atom<Value>();
  currentAtom.onMount = (set) => {
    // Another tab may have changed it while nobody here listened.
    set(readOr(readStored(key)));
    if (typeof window === 'undefined') return undefined;
    const listener = (event: StorageEvent) => {
      if (event.key === key) set(readOr(event.newValue));
    };
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  };
  return atom(
    (get) => get(currentAtom) ?? readOr(readStored(key)),
    (_, set, value: Value) => {
      set(currentAtom, value);
      writeStored(key, codec.write(value));
    },
  );
}
