import pg from 'pg';
import { describe, expect, inject, it } from 'vitest';
import { makeDatabase } from '../../../tests/support/stores.ts';
import { openPostgres } from '../platform/store/postgres.ts';
import { SPOT_KIND } from '../products/spot/kinds.ts';
import { createLedger } from './ledger.ts';
import { OUTSIDE } from './owner.ts';
import type { LedgerEntry } from './port.ts';

const ledger = createLedger({ now: () => 1_700_000_000_000 });

const fund = (user: number, value: string): LedgerEntry => ({
  kind: SPOT_KIND.spotFee,
  reference: 'test:1',
  postings: [
    { owner: OUTSIDE, account: 'spot', coin: 3, available: `-${value}` },
    { owner: { user }, account: 'spot', coin: 3, available: value },
  ],
});

const freeze = (user: number, value: string): LedgerEntry => ({
  kind: SPOT_KIND.spotFreeze,
  reference: `order:${user}`,
  postings: [
    {
      owner: { user },
      account: 'spot',
      coin: 3,
      available: `-${value}`,
      frozen: value,
      hold: { product: 'spot', reference: `order:${user}` },
    },
  ],
});

describe.skipIf(inject('postgresUrl') === null)('the order in which balances are locked', () => {
  it('holds for those too that turn out to have too little: nobody waits in a circle', async () => {
    const url = await makeDatabase(inject('postgresUrl') ?? '');
    const store = await openPostgres(url);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    try {
      for (const user of [1, 2]) await store.transaction((tx) => ledger.post(tx, [fund(user, '100')]));
      // Another transaction, in the fixed order.
      await other.query('begin');
      await other.query(`select 1 from balances where owner = 'user:1' for update`);
      const refused = store.transaction((tx) => ledger.postEach(tx, [[freeze(1, '500')], [freeze(2, '1')]]));
      await waiting(other);
      await other.query(`select 1 from balances where owner = 'user:2' for update nowait`);
      await other.query('rollback');
      expect(await refused).toMatchObject({ posted: 0, refusal: { owner: { user: 1 } } });
    } finally {
      await other.end();
      await store.close();
    }
  });

  it.each([
    ['one order', [freeze(1, '50')]],
    ['several', [freeze(1, '50'), freeze(2, '50')]],
  ])('lets money suffice that came in while it was waited for: %s', async (_, entries) => {
    const url = await makeDatabase(inject('postgresUrl') ?? '');
    const store = await openPostgres(url);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    try {
      await store.transaction((tx) => ledger.post(tx, [fund(1, '20'), fund(2, '100')]));
      await other.query('begin');
      await other.query(`update balances set available = available + 80 where owner = 'user:1'`);
      const posted = store.transaction((tx) =>
        ledger.postEach(
          tx,
          entries.map((entry) => [entry]),
        ),
      );
      await waiting(other);
      await other.query('commit');
      expect(await posted).toEqual({ posted: entries.length, refusal: null });
      const { rows } = await other.query(`select available::text, frozen::text from balances where owner = 'user:1'`);
      expect(rows.map(({ available, frozen }) => [Number(available), Number(frozen)])).toEqual([[50, 50]]);
    } finally {
      await other.end();
      await store.close();
    }
  });
});

/** Resolves when another connection of the database waits for a lock. */
async function waiting(client: pg.Client): Promise<void> {
  const sql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while ((await client.query(sql)).rows.length === 0);
}
