import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { claimMode, type StoreMode, WrongMode } from './mode.ts';

const MODES: readonly (readonly [begun: StoreMode, other: StoreMode])[] = [
  ['demo', 'live'],
  ['live', 'demo'],
];

describeOnStores('a store', (open) => {
  it.each(MODES)('that was begun %s stays so', async (begun, other) => {
    const store = await open();
    await claimMode(store, begun);
    await claimMode(store, begun);
    await expect(claimMode(store, other)).rejects.toThrow(WrongMode);
    await claimMode(store, begun);
  });

  it.each(MODES)('with users from before modes were written is known as %s', async (begun, other) => {
    const store = await open();
    await store.db.execute(sql`insert into users (account, email, password_hash, nickname, invite_code, is_demo, created_at)
      values ('a', 'a', '', 'a', 'a', ${begun === 'demo'}, 0)`);
    await expect(claimMode(store, other)).rejects.toThrow(WrongMode);
    await claimMode(store, begun);
  });
});
