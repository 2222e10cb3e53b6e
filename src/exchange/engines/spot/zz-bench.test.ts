import { it } from 'vitest';
import { sql } from 'drizzle-orm';
import { mkdtempSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { BTC, spotWorld, USDT } from '../../../../tests/support/spot-world.ts';
import { wrapPglite } from '../../store/pglite.ts';

it('pieces', { timeout: 300000 }, async () => {
  const client = await PGlite.create(mkdtempSync('/tmp/bench/db-'));
  const store = await wrapPglite(client);
  const world = await spotWorld(store);
  world.markets.setLast('btcusdt', 600_000n);
  const anna = await world.user({ [USDT]: '100000000', [BTC]: '10' });
  await store.db.execute(sql`create table bare_orders (id int primary key, a int, b int, c int, p numeric, q numeric, s int, t text)`);
  await store.db.execute(sql`create table bare_claim (id int primary key, t text)`);
  await store.db.execute(sql`create table bare_entry (id int primary key, k int)`);
  await store.db.execute(sql`create table bare_ledger (id int primary key, owner text, a numeric, f numeric)`);
  await store.db.execute(sql`create table bare_bal (owner text primary key, a numeric, f numeric)`);
  await store.db.execute(sql`insert into bare_bal values ('u', 1000000, 0)`);
  let i = 0;
  await world.make('btcusdt', 'sell', 600_000n, 10_000_000n);
  const cases: Record<string, () => Promise<unknown>> = {
    'bare raw 5 statements': async () => { i++; await client.transaction(async (tx) => {
      await tx.query(`insert into bare_claim values ($1, $2)`, [i, 'x'.repeat(300)]);
      await tx.query(`insert into bare_orders values ($1, 1, 2, 3, $2, $3, 1, 'x')`, [i, '4.5', '5.5']);
      await tx.query(`update bare_bal set a = a - $1, f = f + $1 where owner = $2`, ['1', 'u']);
      await tx.query(`insert into bare_entry values ($1, 1)`, [i]);
      await tx.query(`insert into bare_ledger values ($1, 'u', $2, $3)`, [i, '-1', '1']);
    }); },
    'bare drizzle 5 statements': async () => { i++; await store.transaction(async (tx) => {
      await tx.execute(sql`insert into bare_claim values (${i}, ${'x'.repeat(300)})`);
      await tx.execute(sql`insert into bare_orders values (${i}, 1, 2, 3, ${'4.5'}, ${'5.5'}, 1, 'x')`);
      await tx.execute(sql`update bare_bal set a = a - ${'1'}, f = f + ${'1'} where owner = ${'u'}`);
      await tx.execute(sql`insert into bare_entry values (${i}, 1)`);
      await tx.execute(sql`insert into bare_ledger values (${i}, 'u', ${'-1'}, ${'1'})`);
    }); },
    'limit rest': () => world.place(anna, { side: 'buy', amount: '0.001', price: '50000', clientId: 'limit-' + ++i }),
    'market fill': () => world.place(anna, { side: 'buy', amount: '0.001', clientId: 'market-' + ++i }),
  };
  const total: Record<string, number> = {};
  for (let round = 0; round < 14; round++) for (const [name, work] of Object.entries(cases)) {
    const c0 = process.cpuUsage();
    for (let k = 0; k < 50; k++) await work();
    const c = process.cpuUsage(c0);
    if (round > 3) total[name] = (total[name] ?? 0) + (c.user + c.system) / 1000;
  }
  for (const [name, ms] of Object.entries(total)) console.log('PIECE', name, (ms / 500).toFixed(3));
});
