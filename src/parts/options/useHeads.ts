import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { OptionOrder } from '../../contract/rows/option.ts';
import { useClient } from '../../data/client.ts';
import { json, persistedAtom } from '../../state/persisted.ts';
import { courseOf } from './course.ts';

/** Hashes of ticks by their numbers, as this device heard them when they were published. */
export type Heads = Readonly<Record<number, string>>;

/** Of so many options, the latest. */
const MOST = 40;

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

const asHeads = (value: unknown): Readonly<Record<string, Heads>> | undefined =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).map(([id, heads]) => [
          id,
          Object.fromEntries(Object.entries(Object(heads)).filter(([, hash]) => isHash(hash))) as Heads,
        ]),
      )
    : undefined;

/** By the id of the option, or the name of another result: what it is checked against later, so that no chain can be made anew as a whole. */
const headsAtom = persistedAtom<Readonly<Record<string, Heads>>>('tickHeads', {}, json(asHeads));

export const keepHeadsAtom = atom(null, (get, set, id: number | string, heads: Heads) => {
  const others = Object.entries(get(headsAtom)).filter(([other]) => other !== String(id));
  set(headsAtom, Object.fromEntries([...others, [String(id), heads]].slice(-MOST)));
});

/** What this device heard while an option ran, or of a result before. */
export const useHeads = (id: number | string): Heads => useAtomValue(headsAtom)[id] ?? {};

/** Keeps the first and the newest tick that are heard while an option runs. */
export function useKeepHeads(order: OptionOrder): void {
  const client = useClient();
  const keep = useSetAtom(keepHeadsAtom);
  useEffect(() => {
    const course = courseOf(client, order);
    return course.subscribe(() => {
      const ticks = course.get()?.ticks ?? [];
      const [first, latest] = [ticks[0], ticks.at(-1)];
      if (first && latest) keep(order.id, { [first.seq]: first.hash, [latest.seq]: latest.hash });
    });
  }, [client, order, keep]);
}
