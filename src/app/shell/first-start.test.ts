import { beforeEach, expect, it } from 'vitest';
import type { Client } from '../../data/client.ts';
import { resetStorage } from '../../data/storage.ts';
import { createClient } from '../../state/client.ts';
import { guideSeenAtom } from '../../state/preferences.ts';
import { sessionAtom } from '../../state/session-atoms.ts';
import { firstAddress } from './first-start.ts';

let client: Client;

/** A page at this address; gives what is shown first, and what the address bar says then. */
function opened(hash: string) {
  const location = { hash } as Location;
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, address: string) => {
      location.hash = address;
    },
  } as History;
  return [firstAddress(client, { location, history }), location.hash];
}

beforeEach(() => {
  resetStorage();
  client = createClient();
});

const GUIDE = '#/pages/index/guide';

it.each(['', '#', '#/'])('The first start at "%s" opens the guide, once', (hash) => {
  expect(opened(hash)).toEqual([GUIDE, GUIDE]);
  client.store.set(guideSeenAtom, true);
  expect(opened(hash)).toEqual([hash, hash]);
});

it('Who comes with an address of their own goes there, and who is signed in goes home', () => {
  expect(opened('#/pages/index/index')).toEqual(['#/pages/index/index', '#/pages/index/index']);
  client.store.set(sessionAtom, { token: 'tok' });
  expect(opened('')).toEqual(['', '']);
});
