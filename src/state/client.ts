import { createStore } from 'jotai';
import type { Client } from '../data/client.ts';
import { startLang } from '../data/lang.ts';
import { langAtom } from './preferences.ts';
import { sessionAtom } from './session-atoms.ts';

/** A client with what this device has kept. Stories and tests give it a transport and a feed of their own. */
export function createClient(ways: Pick<Client, 'transport' | 'feed'> = {}): Client {
  startLang();
  const store = createStore();
  return {
    ...ways,
    store,
    token: () => store.get(sessionAtom).token,
    lang: () => store.get(langAtom),
  };
}
