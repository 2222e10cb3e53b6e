import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createUser } from '../../../src/exchange/accounts/users.ts';
import { demoGrant } from '../../../src/exchange/demo/account.ts';
import type { Store } from '../../../src/exchange/platform/store/open.ts';
import { openPostgres } from '../../../src/exchange/platform/store/postgres.ts';
import { holds } from '../../../src/exchange/platform/store/schema/index.ts';
import { stillClock, type TestDeps, testDeps } from '../../support/deps.ts';
import { makeDatabase } from '../../support/stores.ts';
import { deposit } from './product.ts';

const USDT = 3;

/** PGlite has one connection: nobody waits for anybody there. */
describe.skipIf(inject('postgresUrl') === null)('a deposit that ends while its balance is locked', () => {
  let store: Store;
  let deps: TestDeps;
  let other: pg.Client;
  beforeAll(async () => {
    const url = await makeDatabase(inject('postgresUrl') ?? '');
    store = await openPostgres(url);
    deps = await testDeps(store, { clock: stillClock() });
    other = new pg.Client({ connectionString: url });
    await other.connect();
  });
  afterAll(async () => {
    await other.end();
    await store.close();
  });

  it('waits for the balance with no lock on its hold', async () => {
    const user = await store.transaction(async (tx) => {
      const now = deps.clock.now();
      const made = await createUser(tx, {
        email: 'anna@example.com',
        passwordHash: 'x',
        parentId: null,
        isDemo: true,
        now,
      });
      await deps.ledger.post(tx, [demoGrant(made.id)]);
      return made.id;
    });
    const deposits = deposit.create(deps);
    const wish = { coin: USDT, amount: '1000', ms: 1000 };
    const { value: reference } = await deposits.openOnce(wish, {
      user,
      call: 'deposit.open',
      clientId: 'deposit-1',
      body: {},
    });
    await other.query('begin');
    await other.query('select 1 from balances where owner = $1 for update', [`user:${user}`]);
    const ending = deposits.unwind?.(user);
    await vi.waitFor(
      async () => {
        const { rows } = await other.query('select 1 from pg_locks where not granted');
        expect(rows).not.toEqual([]);
      },
      { timeout: 15_000 },
    );
    const held = await other.query('select 1 from holds where reference = $1 for update nowait', [reference]);
    expect(held.rows).toHaveLength(1);
    await other.query('commit');
    await ending;
    expect(await store.db.select().from(holds).where(eq(holds.reference, reference))).toEqual([]);
  });
});
