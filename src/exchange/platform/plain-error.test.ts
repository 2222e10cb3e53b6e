import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { describeOnStores } from '../../../tests/support/stores.ts';
import { openLog } from '../app/services.ts';
import { plainError, plainText } from './plain-error.ts';
import { queryRows } from './store/driver.ts';
import type { Store } from './store/open.ts';
import { facts } from './store/schema/index.ts';

const SECRET = 'a-hash-nobody-should-read';

describeOnStores('the error of a failed query', (open) => {
  const failures: Readonly<Record<string, (store: Store) => Promise<unknown>>> = {
    'a key that is there already': async ({ db }) => {
      await db.insert(facts).values({ key: SECRET, value: '1' });
      await db.insert(facts).values({ key: SECRET, value: '2' });
    },
    'a value of another type': ({ db }) => queryRows(db, sql`select ${SECRET}::bigint`),
    'a check': ({ db }) => db.execute(sql`insert into balances values (${SECRET}, 'spot', 3, -1, 0)`),
    'a table that is not there': ({ db }) => db.execute(sql`select * from nothing where a = ${SECRET}`),
    'a value of another type in a query builder': ({ db }) =>
      db
        .select()
        .from(facts)
        .where(eq(facts.key, sql`${SECRET}::bigint::text`)),
  };

  it.each(Object.keys(failures))('names no parameter: %s', async (name) => {
    const store = await open();
    const error: unknown = await failures[name]?.(store).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(JSON.stringify(plainError(error))).not.toContain(SECRET);
    expect(plainText(error)).not.toContain(SECRET);
    expect(plainText(error)).toMatch(/duplicate key|invalid input syntax|violates check|does not exist/);

    const lines: string[] = [];
    const log = openLog('info', { write: (line) => void lines.push(line) });
    log.error({ err: error }, 'A call failed');
    expect(lines).toHaveLength(1);
    expect(lines.join('')).not.toContain(SECRET);
  });
});
