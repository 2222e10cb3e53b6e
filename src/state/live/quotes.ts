import { channel } from '../../contract/channels.ts';
import type { MatchRow } from '../../contract/rows/match.ts';
import type { Client } from '../../data/client.ts';
import type { DetailEvent } from '../../data/market/index.ts';
import { decimalText } from '../../domain/decimal-text.ts';
import { liveTableOf } from './table.ts';

/** The newest quote without listening, for sorting and checks. */
export const latestQuote = (client: Client, symbol: string): DetailEvent | undefined =>
  liveTableOf(client).get(channel.detail(symbol));

/** What a reply tells of a pair's quote. */
export interface QuotedPair extends Pick<MatchRow, 'now_price' | 'change' | 'volume' | 'turnover' | 'high' | 'low'> {
  readonly symbol: string;
}

/** Quotes of a reply that came at this moment (unix ms), for whatever the link has not told better. */
export function seedQuotes(client: Client, pairs: readonly QuotedPair[], time: number): void {
  const table = liveTableOf(client);
  const arrival = { at: performance.now() - (Date.now() - time), time };
  for (const pair of pairs) {
    const price = decimalText(pair.now_price);
    if (price === null) continue;
    const { high, low, volume, turnover } = pair;
    table.seed(
      channel.detail(pair.symbol),
      {
        kind: 'detail',
        price,
        change: decimalText(pair.change) ?? '0',
        open: price,
        high: high ?? price,
        low: low ?? price,
        volume,
        turnover: turnover ?? '0',
      },
      arrival,
    );
  }
}
