import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { FRIDAY } from '../../../../tests/support/market-world.ts';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import type { Store } from '../../platform/store/open.ts';
import { hkDay } from '../candles/periods.ts';
import { DAYS_AHEAD, publishedSecrets, StoredSecrets } from './stored-secrets.ts';

const TODAY = hkDay(FRIDAY / 1000);

describeOnStores('the secrets of prices', (open) => {
  let store: Store;
  beforeEach(async () => {
    store = await open();
  });

  const opened = async (now = FRIDAY, seed: string | null = null) => {
    const secrets = await StoredSecrets.read(store.db, seed);
    const commit = await store.transaction((tx) => secrets.extend(tx, now));
    commit();
    return secrets;
  };

  it('are 256 bits a day, each day another, made more than a year ahead', async () => {
    const secrets = await opened();
    const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, index) => TODAY - 1 + index);
    const texts = days.map((day) => Buffer.from(secrets.of(day)).toString('hex'));
    expect(new Set(texts).size).toBe(days.length);
    for (const text of texts) expect(text).toMatch(/^[0-9a-f]{64}$/);
    expect(() => secrets.of(TODAY + DAYS_AHEAD + 1)).toThrow(RangeError);
    expect(secrets.first).toBe(TODAY);
    expect(secrets.of(TODAY - 900)).toEqual(secrets.of(TODAY - 1));
  });

  it('are the same after a restart, and go on where they end', async () => {
    const before = await opened();
    const after = await opened(FRIDAY + 3 * DAY_MS);
    for (const day of [TODAY - 5, TODAY, TODAY + DAYS_AHEAD]) expect(after.of(day)).toEqual(before.of(day));
    expect(after.first).toBe(before.first);
    expect(after.of(TODAY + DAYS_AHEAD + 3)).toHaveLength(32);
    expect(() => before.of(TODAY + DAYS_AHEAD + 3)).toThrow(RangeError);
  });

  it('count only once the transaction is committed', async () => {
    const secrets = await StoredSecrets.read(store.db, null);
    await expect(
      store.transaction(async (tx) => {
        await secrets.extend(tx, FRIDAY);
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    expect(secrets.isEmpty).toBe(true);
    expect(await publishedSecrets(store.db, FRIDAY, { limit: 5 })).toEqual([]);
  });

  it('are known by their hash before the day, and told when it has ended', async () => {
    const secrets = await opened();
    const at = async (now: number) =>
      (await publishedSecrets(store.db, now, { limit: 10 })).map(({ day, secret }) => [day - TODAY, secret !== null]);
    expect(await at(FRIDAY)).toEqual([
      [1, false],
      [0, false],
      [-1, true],
    ]);
    const [tomorrow, today] = await publishedSecrets(store.db, FRIDAY, { limit: 2 });
    if (!tomorrow || !today) throw new Error('nothing is published');
    expect(tomorrow.publishedAt).toBeLessThan(tomorrow.start);
    expect(today.end).toBe(tomorrow.start);

    const [told] = await publishedSecrets(store.db, tomorrow.end - 1, { day: TODAY + 1, limit: 1 });
    expect(told).toEqual(tomorrow);
    const [later] = await publishedSecrets(store.db, tomorrow.end, { day: TODAY + 1, limit: 1 });
    expect(later).toEqual({ ...tomorrow, secret: Buffer.from(secrets.of(TODAY + 1)).toString('hex') });
    expect(
      createHash('sha256')
        .update(later?.secret ?? '')
        .digest('hex'),
    ).toBe(tomorrow.sha256);
  });

  it('are those of the seed where one is given', async () => {
    const secrets = await opened(FRIDAY, 'a picture');
    const again = await StoredSecrets.read(store.db, 'a picture');
    expect(again.of(TODAY)).toEqual(secrets.of(TODAY));
    const other = (await open()).db;
    expect((await StoredSecrets.read(other, 'a picture')).isEmpty).toBe(true);
  });
});
