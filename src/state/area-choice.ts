import { atom } from 'jotai';

/** A calling code that the user chose on pages/common/area, for the screen that asked. */
export interface AreaChoice {
  /** Who asked: the `for` of the query. */
  readonly asker: string;
  /** ISO 3166-1 alpha-2. */
  readonly region: string;
  /** Digits without a plus. */
  readonly code: string;
}

/** The last choice; the screen that asked takes it, others leave it alone. */
export const areaChoiceAtom = atom<AreaChoice | null>(null);
