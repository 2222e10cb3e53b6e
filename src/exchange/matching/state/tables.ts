import { and, eq, sql } from 'drizzle-orm';
import type { Period } from '../../../contract/sockets.ts';
import type { Candle } from '../../market-data/port.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import { candles, facts, marketCheckpoints } from '../../platform/store/schema/index.ts';

// The paths that run every few seconds, or read thousands of rows, are raw SQL with one JSON parameter: through the query
// builder they cost several times the CPU.

/** Facts that the markets keep. */
export const FACT = { seed: 'markets.seed', histories: 'markets.histories', tradeIds: 'markets.trade-ids' } as const;

export interface CandleRow extends Candle {
  readonly symbol: string;
  readonly period: Period;
}

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

export async function writeFact(tx: Tx, key: string, value: string): Promise<void> {
  await tx.insert(facts).values({ key, value }).onConflictDoUpdate({ target: facts.key, set: { value } });
}

export const readCheckpoints = (db: Db): Promise<CheckpointRow[]> => db.select().from(marketCheckpoints);

export async function writeCheckpoints(tx: Tx, rows: readonly CheckpointRow[]): Promise<void> {
  await tx.execute(sql`
    insert into market_checkpoints (symbol, last_trade_id, at, state)
    select symbol, "lastTradeId", at, state
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(symbol text, "lastTradeId" bigint, at bigint, state json)
    on conflict (symbol) do update set last_trade_id = excluded.last_trade_id, at = excluded.at, state = excluded.state`);
}

export async function writeCandles(tx: Tx, rows: readonly CandleRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into candles (symbol, period, id, open, close, high, low, amount, vol, count)
    select symbol, period, id, open, close, high, low, amount, vol, count
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(symbol text, period text, id bigint, open float8, close float8,
      high float8, low float8, amount float8, vol float8, count int)
    on conflict (symbol, period, id) do update set open = excluded.open, close = excluded.close, high = excluded.high,
      low = excluded.low, amount = excluded.amount, vol = excluded.vol, count = excluded.count`);
}

/** Stored candles of [from, to], ascending. */
export async function readCandles(db: Db, symbol: string, period: Period, from: number, to: number): Promise<Candle[]> {
  return queryRows<Candle & Record<string, unknown>>(
    db,
    sql`
    select id, open, close, high, low, amount, vol, count from candles
    where symbol = ${symbol} and period = ${period} and id between ${from} and ${to} order by id`,
  );
}

/** The last stored candle before a moment. */
export async function readCandleBefore(
  db: Db,
  symbol: string,
  period: Period,
  time: number,
): Promise<Candle | undefined> {
  const [row] = await queryRows<Candle & Record<string, unknown>>(
    db,
    sql`
    select id, open, close, high, low, amount, vol, count from candles
    where symbol = ${symbol} and period = ${period} and id < ${time} order by id desc limit 1`,
  );
  return row;
}

type Tuple = readonly [
  id: number,
  open: number,
  close: number,
  high: number,
  low: number,
  amount: number,
  vol: number,
  count: number,
];

/** Stored candles of many symbols since a moment, ascending; as one JSON array a symbol, which is far quicker than rows. */
export async function readCandlesSince(
  db: Db,
  symbols: readonly string[],
  period: Period,
  since: number,
): Promise<Map<string, Candle[]>> {
  const rows = await queryRows<{ symbol: string; tuples: readonly Tuple[] }>(
    db,
    sql`
    select symbol, json_agg(json_build_array(id, open, close, high, low, amount, vol, count) order by id) as tuples from candles
    where symbol in (select json_array_elements_text(${JSON.stringify(symbols)}::json)) and period = ${period} and id >= ${since}
    group by symbol`,
  );
  return new Map(
    rows.map(({ symbol, tuples }) => [
      symbol,
      tuples.map(([id, open, close, high, low, amount, vol, count]) => ({
        id,
        open,
        close,
        high,
        low,
        amount,
        vol,
        count,
      })),
    ]),
  );
}

/** Forgets a symbol's minutes before a moment. */
export async function pruneMinutes(tx: Tx, symbol: string, before: number): Promise<void> {
  await tx
    .delete(candles)
    .where(and(eq(candles.symbol, symbol), eq(candles.period, '1min'), sql`${candles.id} < ${before}`));
}
