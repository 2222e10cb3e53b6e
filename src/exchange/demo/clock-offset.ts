import { readFact, writeFact } from '../platform/store/facts.ts';
import type { Store } from '../platform/store/open.ts';

const KEY = 'clock_ahead_ms';

/** Remembers how far a driven clock is ahead: time must not run backwards over a restart. */
export const keepOffset = (store: Store, ahead: number): Promise<void> => writeFact(store.db, KEY, String(ahead));

/** Ms that the exchange's clock was driven ahead of the machine's before this start. */
export async function keptOffset(store: Store): Promise<number> {
  return Number((await readFact(store.db, KEY)) ?? 0);
}
