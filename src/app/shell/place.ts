import { type Client, partOf } from '../../data/client.ts';
import { parseTarget, type Target } from '../../parts/navigation/index.ts';
import { HOME_TARGET } from '../../parts/navigation/target.ts';
import { firstAddress } from './first-start.ts';
import type { Move } from './stack.ts';

/** The screen of an address; one that is none of ours is home. */
export function targetOf(address: string): Target {
  return parseTarget(address) ?? HOME_TARGET;
}

function readFirst(client: Client): Move {
  if (typeof window === 'undefined') return { key: 'default', target: HOME_TARGET, type: 'POP' };
  const state: unknown = window.history.state;
  // react-router names entries so, also across reloads; the first of a visit is "default".
  const key =
    typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
      ? state.key
      : 'default';
  return { key, target: targetOf(firstAddress(client)), type: 'POP' };
}

/**
 * Where the app of a client stands in its history. The router tells each move; until its chunk has come (the first drawing does not wait
 * for it), the address bar has told the first place.
 */
export const placeOf = partOf((client) => {
  let place = readFirst(client);
  const listeners = new Set<() => void>();
  return {
    current: (): Move => place,
    /** Tells where the history has gone. */
    set: (next: Move): void => {
      place = next;
      for (const listener of listeners) listener();
    },
    watch: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});
