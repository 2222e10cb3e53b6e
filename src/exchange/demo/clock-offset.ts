import { eq } from 'drizzle-orm';
import type { DrivableClock } from '../platform/clock.ts';
import type { Store } from '../platform/store/open.ts';
import { facts } from '../platform/store/schema/index.ts';

const KEY = 'clock_ahead_ms';

/** Remembers how far a driven clock is ahead: time must not run backwards over a restart. */
export async function keepOffset(store: Store, clock: DrivableClock): Promise<void> {
  const value = String(clock.ahead);
  await store.db.insert(facts).values({ key: KEY, value }).onConflictDoUpdate({ target: facts.key, set: { value } });
}

/** Sets a fresh clock to where it was driven before. */
export async function restoreOffset(store: Store, clock: DrivableClock): Promise<void> {
  const [fact] = await store.db.select().from(facts).where(eq(facts.key, KEY));
  if (fact) clock.jump(Number(fact.value));
}
