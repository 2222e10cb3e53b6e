import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createUser } from '../../../src/exchange/accounts/users.ts';
import { writePairs } from '../../../src/exchange/app/seed/write.ts';
import { INSTRUMENTS } from '../../../src/exchange/assets/instruments.ts';
import { queryRows } from '../../../src/exchange/platform/store/driver.ts';
import { openStore } from '../../../src/exchange/platform/store/open.ts';

/** As long as the reply of an order is. */
const REPLY = JSON.stringify({ id: 1, reply: 'x'.repeat(360) });
const BODY_HASH = createHash('sha256').update(REPLY).digest('hex');

/** A store like the exchange's, without the exchange. */
export interface BareStore {
  /** One transaction that writes what a resting order writes. */
  write(userIndex: number, serial: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a store in a folder of its own, with pairs and so many users who have money. */
export async function openBare(userCount: number): Promise<BareStore> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-orders-'));
  const store = await openStore({ dataDir: folder, databaseUrl: null });
  const pair = INSTRUMENTS.find(({ symbol }) => symbol === 'btcusdt');
  const users = await store.transaction(async (tx) => {
    await writePairs(tx, INSTRUMENTS);
    const ids: number[] = [];
    for (let index = 0; index < userCount; index += 1) {
      const email = `bare${index}@example.com`;
      const { id } = await createUser(tx, { email, passwordHash: '', parentId: null, isDemo: true, now: 0 });
      await queryRows(tx, sql`insert into balances values (${`user:${id}`}, 'spot', 3, 1000000, 0)`);
      ids.push(id);
    }
    return ids;
  });

  return {
    async write(userIndex, serial) {
      const user = users[userIndex % users.length] ?? 0;
      const [price, frozen] = [`1000.${serial % 10}`, (5 + (serial % 10) * 0.0005).toFixed(4)];
      const now = Date.now();
      // One statement for all rows: the least that a store can be asked for them, each written as the exchange writes it.
      await store.transaction((tx) =>
        queryRows(
          tx,
          sql`
          with claim as (
            insert into client_requests (user_id, call, client_id, body_hash, reply, created_at)
            values (${user}, 'spot.place', ${`bench-order-${serial}`}, ${BODY_HASH}, ${REPLY}, ${now})
          ), placed as (
            insert into spot_orders (user_id, instrument_id, side, order_type, price, amount, status, created_at, updated_at)
            values (${user}, ${pair?.id ?? 0}, 1, 'limit', ${price}, 0.005, 1, ${now}, ${now})
            returning id
          ), moved as (
            update balances set available = available - ${frozen}::numeric, frozen = frozen + ${frozen}::numeric
            where owner = ${`user:${user}`} and account = 'spot' and coin = 3
            returning owner, account, coin, available, frozen
          ), held as (
            insert into holds (product, reference, owner, account, coin, amount, created_at)
            select 'spot', 'order:' || placed.id, owner, account, coin, ${frozen}::numeric, ${now}::bigint from moved, placed
          ), entry as (
            insert into ledger_entries (kind, reference, created_at)
            select 20, 'order:' || placed.id, ${now}::bigint from placed
            returning id
          )
          insert into ledger_postings (entry_id, owner, account, coin, available, frozen, available_after, frozen_after, kind, created_at)
          select entry.id, moved.owner, moved.account, moved.coin, -${frozen}::numeric, ${frozen}::numeric,
            moved.available, moved.frozen, 20, ${now}::bigint
          from moved, entry`,
        ),
      );
    },
    async close() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
