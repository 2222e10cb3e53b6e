import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { makeDatabase } from '../../../../tests/support/stores.ts';
import { TcpProxy } from '../../../../tests/support/tcp-proxy.ts';
import { isAway } from './away.ts';
import { queryRows } from './driver.ts';
import { DatabaseInUse, Leader } from './leader-lock.ts';
import { openPostgres } from './postgres.ts';
import { facts } from './schema/index.ts';

function signal(): { given: Promise<void>; give: () => void } {
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL database', () => {
  let url: string;
  let admin: pg.Client;
  beforeEach(async () => {
    url = await makeDatabase(inject('postgresUrl') ?? '');
    admin = new pg.Client({ connectionString: url });
    await admin.connect();
  });
  afterEach(() => admin.end());

  const lockHolders = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and application_name = 'h5-exchange lock'",
    );
    return rows.map(({ pid }) => pid);
  };

  it('belongs to one exchange at a time', async () => {
    const never = () => expect.unreachable();
    const leader = await Leader.take(url, never);
    await expect(Leader.take(url, never)).rejects.toThrow(DatabaseInUse);
    await leader.release();
    await (await Leader.take(url, never)).release();
  });

  it('stays with the exchange whose lock connection breaks', async () => {
    const leader = await Leader.take(url, () => expect.unreachable());
    const store = await openPostgres(url, { fence: leader });
    const [first] = await lockHolders();
    await admin.query('select pg_terminate_backend($1)', [first]);
    await expect.poll(lockHolders, { timeout: 5000 }).not.toContain(first);
    await expect.poll(lockHolders, { timeout: 5000 }).toHaveLength(1);
    await expect
      .poll(() => Leader.take(url, () => undefined).catch((error: unknown) => error))
      .toBeInstanceOf(DatabaseInUse);
    await store.db.insert(facts).values({ key: 'a', value: '1' });
    await store.close();
    await leader.release();
  });

  it('takes no write any more of an exchange that was cut off while another took over', async () => {
    const proxy = await TcpProxy.before(url);
    const lost = signal();
    const old = await Leader.take(proxy.url, lost.give);
    const cutOff = await openPostgres(proxy.url, { fence: old });
    const begun = signal();
    const taken = signal();
    const write = cutOff.transaction(async (tx) => {
      await tx.insert(facts).values({ key: 'late', value: '1' });
      begun.give();
      await taken.given;
    });
    const refused = expect(write).rejects.toSatisfy(isAway);
    await begun.given;
    const [pid] = await lockHolders();
    proxy.refuseNew();
    await admin.query('select pg_terminate_backend($1)', [pid]);
    await expect.poll(lockHolders).toEqual([]);

    const next = await Leader.take(url, () => expect.unreachable());
    const store = await openPostgres(url, { fence: next });
    taken.give();
    await refused;
    proxy.comeBack();
    await lost.given;
    await expect(cutOff.db.insert(facts).values({ key: 'late', value: '2' })).rejects.toSatisfy(isAway);
    expect(await queryRows(store.db, sql`select * from facts`)).toEqual([]);
    await cutOff.close();
    await store.close();
    await next.release();
    await old.release();
    await proxy.close();
  });
});
