import { insertTrades, lastSeq, readJournal } from '../../market-data/journal/table.ts';
import type { Trade } from '../../market-data/port.ts';
import type { Db } from '../../platform/store/open.ts';
import type { CommittedTrades } from '../port.ts';
import type { CheckpointRow } from './tables.ts';

/** Trades by symbol, oldest first. */
type Trades = ReadonlyMap<string, readonly Trade[]>;

/** What tells which trades the journal may lack. */
export interface Past {
  readonly checkpoints: readonly CheckpointRow[];
  readonly tapes: Trades;
  readonly committed: CommittedTrades;
}

/**
 * The journal with the trades of users that a kill kept out of it: an order is acknowledged when its fills are committed,
 * a moment before the journal has the trade. They are written now, before anything is public, so that tape, last price and
 * candles agree with what users own.
 */
export async function wholeJournal(db: Db, { checkpoints, tapes, committed }: Past): Promise<Trades> {
  const journal = await readJournal(db);
  const last = (trades: Trades, symbol: string) => trades.get(symbol)?.at(-1)?.id ?? 0;
  const missing = await committed(
    new Map(
      checkpoints.map(({ symbol, lastTradeId }) => [
        symbol,
        Math.max(last(journal, symbol), last(tapes, symbol), lastTradeId),
      ]),
    ),
  );
  if (missing.length === 0) return journal;
  await insertTrades(db, (await lastSeq(db)) + 1, missing);
  return readJournal(db);
}
