import { useClient } from '../../data/client.ts';
import { latestQuote } from '../../state/live/quotes.ts';
import type { QuoteOf } from './sort.ts';

/** The newest quotes, read without listening: lists sort by them when they are asked to. */
export function useQuoteOf(): QuoteOf {
  const client = useClient();
  return (symbol) => latestQuote(client, symbol);
}
