import type { Lang } from '../domain/constants.ts';
import { getLang } from './lang.ts';

/** Who calls, and in which language: read at each call. `state/` connects it to the session and the preferences. */
export interface Identity {
  token(): string | null;
  lang(): Lang;
}

let current: Identity = { token: () => null, lang: getLang };

/** Tells the calls who speaks. */
export function setIdentity(identity: Identity): void {
  current = identity;
}

export const identity: Identity = { token: () => current.token(), lang: () => current.lang() };
