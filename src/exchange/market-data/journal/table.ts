import { sql } from 'drizzle-orm';
import { preparedRows, queryRows } from '../../platform/store/driver.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import type { Trade } from '../port.ts';
import { decodeTrades, encodeTrades } from './codec.ts';

/** One statement, so one commit: a number that is taken already throws. */
export async function insertTrades(db: Db, seq: number, trades: readonly Trade[]): Promise<void> {
  await preparedRows(db, sql`insert into trade_journal (seq, trades) values (${seq}, ${encodeTrades(trades)})`);
}

/** Number of the last row; 0 where there is none. */
export async function lastSeq(db: Db): Promise<number> {
  const [row] = await queryRows<{ seq: number | null }>(db, sql`select max(seq) as seq from trade_journal`);
  return row?.seq ?? 0;
}

/** Every trade of the journal by symbol, in its order, without those that a repeated write brought twice. */
export async function readJournal(db: Db): Promise<Map<string, Trade[]>> {
  const rows = await queryRows<{ trades: Uint8Array }>(db, sql`select trades from trade_journal order by seq`);
  const bySymbol = new Map<string, Trade[]>();
  for (const trade of rows.flatMap((row) => decodeTrades(row.trades))) {
    const trades = bySymbol.get(trade.symbol) ?? [];
    bySymbol.set(trade.symbol, trades);
    if (trade.id > (trades.at(-1)?.id ?? 0)) trades.push(trade);
  }
  return bySymbol;
}

/** The stored tapes by symbol, oldest trade first. */
export async function readTapes(db: Db): Promise<Map<string, Trade[]>> {
  const rows = await queryRows<{ symbol: string; trades: Uint8Array }>(
    db,
    sql`select symbol, trades from market_tapes`,
  );
  return new Map(rows.map(({ symbol, trades }) => [symbol, decodeTrades(trades)]));
}

export async function writeTape(tx: Tx, symbol: string, trades: readonly Trade[]): Promise<void> {
  await preparedRows(
    tx,
    sql`insert into market_tapes (symbol, trades) values (${symbol}, ${encodeTrades(trades)})
      on conflict (symbol) do update set trades = excluded.trades`,
  );
}

export async function pruneJournal(tx: Tx, seq: number): Promise<void> {
  await preparedRows(tx, sql`delete from trade_journal where seq <= ${seq}`);
}
