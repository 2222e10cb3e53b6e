import { and, eq, sql } from 'drizzle-orm';
import type { Period } from '../../../contract/sockets.ts';
import { preparedRows, queryRows } from '../../platform/store/driver.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import { candles } from '../../platform/store/schema/index.ts';
import type { Candle } from '../port.ts';
import { DAY } from './periods.ts';

// The paths that run every few seconds, or read thousands of rows, are raw SQL with one JSON parameter: through the query
// builder they cost several times the CPU.

/** Seconds that minutes are kept. */
export const MINUTES_KEPT = 30 * DAY;

export interface CandleRow extends Candle {
  readonly symbol: string;
  readonly period: Period;
}

export async function writeCandles(tx: Tx, rows: readonly CandleRow[]): Promise<void> {
  if (rows.length === 0) return;
  await preparedRows(
    tx,
    sql`
    insert into candles (symbol, period, id, open, close, high, low, amount, vol, count)
    select symbol, period, id, open, close, high, low, amount, vol, count
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(symbol text, period text, id bigint, open float8, close float8,
      high float8, low float8, amount float8, vol float8, count int)
    on conflict (symbol, period, id) do update set open = excluded.open, close = excluded.close, high = excluded.high,
      low = excluded.low, amount = excluded.amount, vol = excluded.vol, count = excluded.count`,
  );
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

/** Where the first stored candle of any period that starts at a moment or after it opens. */
export async function readOpenAfter(db: Db, symbol: string, time: number): Promise<number | undefined> {
  const [row] = await queryRows<{ open: number }>(
    db,
    sql`select open from candles where symbol = ${symbol} and id >= ${time} order by id limit 1`,
  );
  return row?.open;
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
