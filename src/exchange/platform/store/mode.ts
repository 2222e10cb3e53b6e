import { sql } from 'drizzle-orm';
import { queryRows } from './driver.ts';
import { noteFact, readFact } from './facts.ts';
import type { Store } from './types.ts';

/** What a store is for, for good: practice, or people's money. */
export type StoreMode = 'demo' | 'live';

const KEY = 'mode';

/** The store was begun in the other mode. */
export class WrongMode extends Error {
  override readonly name = 'WrongMode';

  constructor(begun: StoreMode) {
    super(
      begun === 'demo'
        ? 'This store was begun as a demo, with a public account, practice money and a clock that was moved: DEMO=0 may not go on with it. Give another DATA_DIR or DATABASE_URL, or set DEMO=1.'
        : 'This store is that of a real exchange (DEMO=0): demo mode would open its mails and its clock to everybody. Set DEMO=0, or give another DATA_DIR or DATABASE_URL.',
    );
  }
}

/** Writes the mode into a store at its first start; throws WrongMode where it was begun in the other. */
export async function claimMode(store: Store, mode: StoreMode): Promise<void> {
  const begun = await store.transaction(async (tx) => {
    await noteFact(tx, KEY, (await unmarkedMode(tx)) ?? mode);
    return (await readFact(tx, KEY)) === 'demo' ? 'demo' : 'live';
  });
  if (begun !== mode) throw new WrongMode(begun);
}

/** The mode of a store from before modes were written; undefined for an empty one. A demo has had its account since its first start. */
async function unmarkedMode(tx: Store['db']): Promise<StoreMode | undefined> {
  const [found] = await queryRows<{ demo: boolean | null }>(tx, sql`select bool_or(is_demo) as demo from users`);
  if (found === undefined || found.demo === null) return undefined;
  return found.demo ? 'demo' : 'live';
}
