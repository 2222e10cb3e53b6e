import { sql } from 'drizzle-orm';
import { preparedRows } from '../../platform/store/driver.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import { facts, marketCheckpoints } from '../../platform/store/schema/index.ts';

// Checkpoints are raw SQL with one JSON parameter: through the query builder they cost several times the CPU.

/** Facts that the markets keep. */
export const FACT = {
  seed: 'markets.fixed-seed',
  histories: 'markets.histories',
  tradeIds: 'markets.trade-ids',
  /** How many nets of the makers were posted. */
  nets: 'markets.nets',
} as const;

export interface CheckpointRow {
  readonly symbol: string;
  readonly lastTradeId: number;
  readonly at: number;
  readonly state: unknown;
}

export async function readFacts(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(facts).where(sql`${facts.key} like 'markets.%'`);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export const readCheckpoints = (db: Db): Promise<CheckpointRow[]> => db.select().from(marketCheckpoints);

export async function writeCheckpoints(tx: Tx, rows: readonly CheckpointRow[]): Promise<void> {
  await preparedRows(
    tx,
    sql`
    insert into market_checkpoints (symbol, last_trade_id, at, state)
    select symbol, "lastTradeId", at, state
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(symbol text, "lastTradeId" bigint, at bigint, state json)
    on conflict (symbol) do update set last_trade_id = excluded.last_trade_id, at = excluded.at, state = excluded.state`,
  );
}
