import pg from 'pg';
import { vi } from 'vitest';
import * as z from 'zod/mini';

/** A statement as PostgreSQL ran it, and the step of its plan that read most. */
export interface Explained {
  readonly text: string;
  /** Rows that the step looked at, those that it left out among them. */
  readonly rows: number;
  /** "Index Scan of ledger_postings" */
  readonly step: string;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number | undefined;
  readonly 'Rows Removed by Index Recheck'?: number | undefined;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Node[] | undefined;
}

const node: z.ZodMiniType<Node> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.optional(z.number()),
  'Rows Removed by Index Recheck': z.optional(z.number()),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  get Plans() {
    return z.optional(z.array(node));
  },
});
const report = z.object({ 'Query Text': z.string(), Plan: node });

/** Pages of a table or index that one row may cost: the way down an index, and the row itself. */
const BLOCKS_A_ROW = 10;
/** And besides, a step: pages that are half empty after deletes. */
const BLOCKS_A_STEP = 100;

const blocksOf = (one: Node): number => one['Shared Hit Blocks'] + one['Shared Read Blocks'];

/**
 * Rows that a step read. An index of which a later column alone is asked for is read from end to end without a word of its
 * rows: then its pages tell, as if each had cost a row what it may cost.
 */
function rowsOf(one: Node): number {
  const left = (one['Rows Removed by Filter'] ?? 0) + (one['Rows Removed by Index Recheck'] ?? 0);
  const rows = (one['Actual Rows'] + left) * one['Actual Loops'];
  const own = blocksOf(one) - (one.Plans ?? []).reduce((sum, child) => sum + blocksOf(child), 0);
  const explained = BLOCKS_A_STEP + BLOCKS_A_ROW * (rows + one['Actual Loops']);
  return own > explained ? rows + own * BLOCKS_A_ROW : rows;
}

const stepsOf = (one: Node): { rows: number; step: string }[] => [
  ...(one['Node Type'].endsWith('Scan')
    ? [{ rows: rowsOf(one), step: `${one['Node Type']} of ${one['Relation Name'] ?? 'rows'}` }]
    : []),
  ...(one.Plans ?? []).flatMap(stepsOf),
];

function explainedOf(notice: string): Explained | undefined {
  const at = notice.indexOf('plan:\n');
  if (at < 0) return undefined;
  const { 'Query Text': text, Plan: plan } = z.parse(report, JSON.parse(notice.slice(at + 'plan:\n'.length)));
  const [most] = stepsOf(plan).sort((a, b) => b.rows - a.rows);
  return { text: text.trim().replace(/\s+/g, ' '), ...(most ?? { rows: 0, step: 'none' }) };
}

/** Settings of a database under which it tells each client how its statements were run (auto_explain). */
const SETTINGS = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
  client_min_messages: 'notice',
};

/** Has a database explain every statement of connections that are opened from now on. */
export async function explainAll(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const name = client.escapeIdentifier(new URL(databaseUrl).pathname.slice(1));
  await client.query(`load 'auto_explain'`);
  for (const [setting, value] of Object.entries(SETTINGS))
    await client.query(`alter database ${name} set ${setting} = '${value}'`);
  await client.end();
}

/** Hears of every statement that this process has such a database run. */
export function hearPlans(): { readonly take: () => Explained[]; readonly stop: () => void } {
  const heard: Explained[] = [];
  const { emit } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'emit').mockImplementation(function (this: pg.Client, event, ...given) {
    const explained = event === 'notice' ? explainedOf(String(Reflect.get(Object(given[0]), 'message'))) : undefined;
    if (explained) heard.push(explained);
    return emit.call(this, event, ...given);
  });
  return { take: () => heard.splice(0), stop: () => spy.mockRestore() };
}
