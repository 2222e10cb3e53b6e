import { atom, useAtomValue } from 'jotai';
import { persistedAtom } from './persisted.ts';

export interface Session {
  readonly token: string | null;
}

/** "" means signed out; kept as plain text. */
const tokenAtom = persistedAtom<string>('token', '', { read: (stored) => stored, write: (token) => token });

/** Who is signed in on this device: a token means signed in (product-spec.md section 4). */
export const sessionAtom = atom(
  (get): Session => ({ token: get(tokenAtom) || null }),
  (_, set, session: Session) => set(tokenAtom, session.token ?? ''),
);
export const isSignedInAtom = atom((get) => get(sessionAtom).token !== null);
/** Whether somebody is signed in. */
export const useIsSignedIn = (): boolean => useAtomValue(isSignedInAtom);
