import type { Client } from '../../data/client.ts';
import { addressOf, toTarget } from '../../parts/navigation/index.ts';
import { guideSeenAtom } from '../../state/preferences.ts';
import { isSignedInAtom } from '../../state/session-atoms.ts';

const GUIDE = `#/${addressOf(toTarget('pages/index/guide'))}`;

/**
 * The address of the first screen. The first start on a device, without an address of its own and without a session, opens the guide,
 * once (features.md 2.1); the address bar says so before anything reads it.
 */
export function firstAddress(
  { store }: Client,
  { location, history }: Pick<Window, 'location' | 'history'> = window,
): string {
  const hasAddress = !/^#?\/?$/.test(location.hash);
  if (hasAddress || store.get(isSignedInAtom) || store.get(guideSeenAtom)) return location.hash;
  history.replaceState(history.state, '', GUIDE);
  return GUIDE;
}
