import { atom } from 'jotai';
import type { Closure } from '../domain/closures.ts';

/** What stands in the place of screens now, while the exchange is closed to this user. */
export const closureAtom = atom<Closure | null>(null);
