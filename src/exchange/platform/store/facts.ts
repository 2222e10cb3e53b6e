import { eq } from 'drizzle-orm';
import { facts } from './schema/index.ts';
import type { Db } from './types.ts';

/** A fact of the store by its key; undefined where it has none. */
export async function readFact(db: Db, key: string): Promise<string | undefined> {
  const [fact] = await db.select().from(facts).where(eq(facts.key, key));
  return fact?.value;
}

/** Keeps a fact in the place of what stood under its key. */
export async function writeFact(db: Db, key: string, value: string): Promise<void> {
  await db.insert(facts).values({ key, value }).onConflictDoUpdate({ target: facts.key, set: { value } });
}

/** Keeps a fact where there is none under its key yet; false where there is. */
export async function noteFact(db: Db, key: string, value: string): Promise<boolean> {
  const noted = await db.insert(facts).values({ key, value }).onConflictDoNothing().returning({ key: facts.key });
  return noted.length > 0;
}
