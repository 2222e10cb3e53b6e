import type { PGlite } from '@electric-sql/pglite';
import { wrapPglite } from '../../src/exchange/platform/store/pglite.ts';
import { memoryPglite } from './memory-pglite.ts';

/** Empties every table in one statement; what the migrations have made stays. */
export const EMPTY_TABLES = `do $$ begin execute (
  select 'truncate ' || string_agg(quote_ident(tablename), ', ') || ' restart identity cascade'
  from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'
); end $$`;

/** One text of everything that the migrations make. */
const SHAPE = `select string_agg(part, ';' order by part) as shape from (
  select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as part
    from information_schema.columns where table_schema = 'public'
  union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint where connamespace = 'public'::regnamespace
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
) as parts`;

/** Those of this process that nobody uses: test files share it, and making one takes ten times as long as emptying one. */
const idle: PGlite[] = [];
let wholeShape: string | undefined;

async function shapeOf(client: PGlite): Promise<string | undefined> {
  return (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape;
}

async function made(): Promise<PGlite> {
  const client = await memoryPglite();
  await wrapPglite(client);
  wholeShape ??= await shapeOf(client);
  return client;
}

/** An idle one, empty; undefined where there is none whose tables are as the migrations make them. */
async function emptied(): Promise<PGlite | undefined> {
  for (let client = idle.pop(); client; client = idle.pop()) {
    await client.exec('discard all');
    if ((await shapeOf(client)) === wholeShape) {
      await client.exec(EMPTY_TABLES);
      return client;
    }
    await client.close();
  }
  return undefined;
}

/** A PGlite in memory with all tables, empty. Closing gives it back: whoever asks it afterwards is refused. */
export async function lendPglite(): Promise<PGlite> {
  const client = (await emptied()) ?? (await made());
  let isLent = true;
  const giveBack = async () => {
    if (isLent) idle.push(client);
    isLent = false;
  };
  return new Proxy(client, {
    get(target, key) {
      if (key === 'close') return giveBack;
      if (!isLent) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' && key !== 'constructor' ? value.bind(target) : value;
    },
  });
}
