import { eq } from 'drizzle-orm';
import type { Store } from '../platform/store/open.ts';
import { facts } from '../platform/store/schema/index.ts';

const KEY = 'clock_ahead_ms';

/** Remembers how far a driven clock is ahead: time must not run backwards over a restart. */
export async function keepOffset(store: Store, ahead: number): Promise<void> {
  const value = String(ahead);
  await store.db.insert(facts).values({ key: KEY, value }).onConflictDoUpdate({ target: facts.key, set: { value } });
}

/** Ms that the exchange's clock was driven ahead of the machine's before this start. */
export async function keptOffset(store: Store): Promise<number> {
  const [fact] = await store.db.select().from(facts).where(eq(facts.key, KEY));
  return Number(fact?.value ?? 0);
}
