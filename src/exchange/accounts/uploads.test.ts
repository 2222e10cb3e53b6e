import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDeps, testDeps } from '../../../tests/support/deps.ts';
import { describeOnStores } from '../../../tests/support/stores.ts';
import type { Store } from '../platform/store/open.ts';
import { FILES_TASK, UPLOAD_QUOTA, Uploads, uploadFolder } from './uploads.ts';
import { createUser } from './users.ts';

const HOUR = 3_600_000;

describeOnStores('what a user keeps', (open) => {
  let deps: TestDeps;
  let user: number;
  beforeEach(async () => {
    deps = await testDeps(await open());
    const made = { email: 'a@example.com', passwordHash: '', parentId: null, isDemo: true, now: 0 };
    user = (await deps.store.transaction((tx) => createUser(tx, made))).id;
  });
  afterEach(() => rmSync(deps.config.dataDir, { recursive: true, force: true }));

  const over = (store: Store, quota: Partial<typeof UPLOAD_QUOTA> = {}) =>
    new Uploads(store, deps.clock, deps.config.dataDir, { ...UPLOAD_QUOTA, ...quota });
  const sweep = (kept = deps.uploads) => kept.sweep(deps.tasks, deps.clock.now());
  /** A sweep, and the task that it leaves. */
  const swept = async () => {
    const { tasks, clock, uploads } = deps;
    const count = await sweep();
    await tasks.start(new Map([[FILES_TASK, uploads.filesTask]]));
    await clock.advanceBy(0);
    await tasks.stop();
    return count;
  };
  const keep = (kept: Uploads, name: string) =>
    kept.keep({ user, name: `${name}.png`, type: 'image/png', bytes: Buffer.alloc(10) });
  const fileOf = (name: string) => path.join(uploadFolder(deps.config.dataDir), `${name}.png`);

  it.each<[string, Partial<typeof UPLOAD_QUOTA>, string]>([
    ['pictures a day', { dayCount: 2 }, 'upload.quotaDay'],
    ['bytes a day', { dayBytes: 25 }, 'upload.quotaDay'],
    ['pictures in all', { count: 2 }, 'upload.quota'],
    ['bytes in all', { bytes: 25 }, 'upload.quota'],
  ])('has a bound in %s, also when sent in parallel', async (_what, quota, key) => {
    const kept = over(deps.store, quota);
    const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => keep(kept, name)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key } });
    await expect(kept.assertRoom(user, 10)).rejects.toMatchObject({ key });
  });

  it('keeps its file where the sweep that takes its row is not committed', async () => {
    const { store, clock, uploads } = deps;
    await keep(uploads, 'doubtful');
    await clock.advanceBy(25 * HOUR);
    const failing: Store = {
      ...store,
      db: store.db,
      transaction: (work) =>
        store.transaction(async (tx) => {
          await work(tx);
          throw new Error('not committed');
        }),
    };
    await expect(sweep(over(failing))).rejects.toThrow('not committed');
    expect(existsSync(fileOf('doubtful'))).toBe(true);
    // A kill between the rows and their files.
    expect(await sweep()).toBe(1);
    expect(existsSync(fileOf('doubtful'))).toBe(true);
    expect(await swept()).toBe(0);
    expect(existsSync(fileOf('doubtful'))).toBe(false);
  });

  it('goes a day later, with its file, unless something refers to it', async () => {
    const { store, clock, uploads, config } = deps;
    await keep(uploads, 'used');
    await keep(uploads, 'unused');
    await store.transaction((tx) => uploads.attach(tx, { user, name: 'used.png', reference: 'kyc:1' }));
    const stranger = store.transaction((tx) =>
      uploads.attach(tx, { user: user + 1, name: 'unused.png', reference: 'kyc:2' }),
    );
    await expect(stranger).rejects.toMatchObject({ key: 'upload.missing' });
    expect(await swept()).toBe(0);
    await clock.advanceBy(25 * HOUR);
    expect(await swept()).toBe(1);
    expect([existsSync(fileOf('used')), existsSync(fileOf('unused'))]).toEqual([true, false]);
    await store.transaction((tx) => uploads.detach(tx, 'kyc:1'));
    expect(await swept()).toBe(1);
    expect(readdirSync(uploadFolder(config.dataDir))).toEqual([]);
  });
});
