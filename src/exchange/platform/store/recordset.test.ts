import { type SQL, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnStores } from '../../../../tests/support/stores.ts';
import { queryRows } from './driver.ts';
import type { Tx } from './open.ts';
import { recordset } from './recordset.ts';

const SEATS = [{ seat: 7 }, { seat: 2999 }];

/** How a table of 3,000 rows is read, by a plan that is made once for whatever is asked for. */
async function planOf(tx: Tx, given: SQL): Promise<string> {
  await tx.execute(
    sql`create temp table seats on commit drop as select g as seat, repeat('x', 100) as filler from generate_series(1, 3000) g`,
  );
  await tx.execute(sql`create unique index on seats (seat)`);
  await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
  const rows = await queryRows<{ 'QUERY PLAN': string }>(
    tx,
    sql`explain select filler from seats join ${given} w on w.seat = seats.seat`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describeOnStores('rows handed over as JSON', (open) => {
  it('find others by the index of a small table that nobody has analysed', async () => {
    const store = await open();
    expect(await store.transaction((tx) => planOf(tx, recordset(SEATS, 'seat int')))).toContain('Index Scan');
  });

  it('give each of them once', async () => {
    const store = await open();
    const rows = await queryRows(store.db, sql`select * from ${recordset(SEATS, 'seat int')} w order by seat`);
    expect(rows).toEqual(SEATS);
    expect(await queryRows(store.db, sql`select * from ${recordset([], 'seat int')} w`)).toEqual([]);
  });
});
