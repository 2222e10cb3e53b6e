import { expect, it } from 'vitest';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { createUser, findUser, takeLoginName } from './users.ts';

describeOnStores('names to sign in with', (open) => {
  it('are one user’s each, of whatever kind', async () => {
    const store = await open();
    const made = (email: string) =>
      store.transaction((tx) => createUser(tx, { email, passwordHash: 'x', parentId: null, isDemo: false, now: 0 }));
    const anna = await made('Anna@example.com');
    await store.transaction((tx) => takeLoginName(tx, anna.id, '13800138000'));
    const ben = await made('ben@example.com');
    // As an account name is made, and as one is taken later.
    await expect(made('13800138000')).rejects.toMatchObject({ key: 'accountExists' });
    for (const name of ['13800138000', 'ANNA@example.com']) {
      const take = store.transaction((tx) => takeLoginName(tx, ben.id, name));
      await expect(take).rejects.toMatchObject({ key: 'accountExists' });
      expect(await findUser(store.db, name)).toMatchObject({ id: anna.id });
    }
    expect(await findUser(store.db, ' Ben@example.com')).toMatchObject({ id: ben.id });
    expect(await findUser(store.db, 'nobody@example.com')).toBeUndefined();
  });
});
