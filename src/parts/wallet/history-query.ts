import { callQuery } from '../../data/query.ts';
import { HISTORY_RANGES, type HistoryRangeName } from '../../domain/balance-history.ts';
import { MINUTE_MS } from '../../domain/durations.ts';

/** What the balances were worth over a range, and the result since the first of it. Beside the other queries of the wallet, which home waits for: this one comes with its drawing. */
export const historyQuery = (range: HistoryRangeName) =>
  callQuery('wallet.history', { range }, { staleTime: MINUTE_MS, refetchInterval: HISTORY_RANGES.day.step });
