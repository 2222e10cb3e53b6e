import { useQuery } from '@tanstack/react-query';
import { marketSymbol } from '../contract/channels.ts';
import type { MatchRow } from '../contract/rows/match.ts';
import { CURRENCY_TYPE } from '../contract/rows/match.ts';
import type { ReplyOf } from '../contract/table.ts';
import { useClient } from '../data/client.ts';
import { callQuery } from '../data/query.ts';
import { decimalsOf } from '../domain/decimal-text.ts';
import { seedQuotes } from './live/quotes.ts';

/** A trading pair as screens use it. */
export interface Pair extends MatchRow {
  /** "btcusdt": key of quotes and channels. */
  readonly symbol: string;
  /** "BTC/USDT". */
  readonly label: string;
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  /** The day's course, oldest first, where the server tells one. */
  readonly points: readonly number[] | undefined;
}

export interface Pairs {
  readonly list: readonly Pair[];
  readonly bySymbol: ReadonlyMap<string, Pair>;
  byIds(currencyId: number | string, legalId: number | string): Pair | undefined;
}

/** Decimals of amounts where the server does not say. */
const AMOUNT_DECIMALS = 4;

const plainPrice = (row: MatchRow): string => row.now_price || '0';

function toPair(row: MatchRow): Pair {
  return {
    ...row,
    symbol: marketSymbol(row.currency_name, row.legal_name),
    label: `${row.currency_name}/${row.legal_name}`,
    // Readings G9: the decimals of the last price serve for other servers.
    priceDecimals: row.price_decimals ?? decimalsOf(plainPrice(row)),
    amountDecimals: row.amount_decimals ?? AMOUNT_DECIMALS,
    points: row.spark?.map(Number),
  };
}

/** How an address and a call name a pair. */
export const pairIds = ({ currency_id, legal_id }: Pick<Pair, 'currency_id' | 'legal_id'>) => ({
  currency_id,
  legal_id,
});

const made = new WeakMap<object, Pairs>();

/** All pairs of a reply, in its order; hidden ones are left out. Made once a reply, however many rows ask. */
export function toPairs(reply: ReplyOf<'content.quotes'>): Pairs {
  const known = made.get(reply);
  if (known) return known;
  const list = reply
    .flatMap((quote) => quote.quotation)
    .filter((row) => row.is_display)
    .map(toPair);
  const bySymbol = new Map(list.map((pair) => [pair.symbol, pair]));
  const byIds = new Map(list.map((pair) => [`${pair.currency_id}/${pair.legal_id}`, pair]));
  const pairs = {
    list,
    bySymbol,
    byIds: (currencyId: number | string, legalId: number | string) => byIds.get(`${currencyId}/${legalId}`),
  };
  made.set(reply, pairs);
  return pairs;
}

/** When the reply came of which the table has taken the quotes: equal replies are one object. */
const seeded = new WeakMap<Pairs, number>();

const EMPTY: Pairs = { list: [], bySymbol: new Map(), byIds: () => undefined };

/** The pairs with their last quotes, and how the query stands. Live prices come from parts/live. */
export function usePairs() {
  const client = useClient();
  const query = useQuery({ ...callQuery('content.quotes', {}, { staleTime: 60_000 }), select: toPairs });
  // Once a reply, and before the rows below are drawn: they read their first texts from the table.
  if (query.data && seeded.get(query.data) !== query.dataUpdatedAt) {
    seeded.set(query.data, query.dataUpdatedAt);
    seedQuotes(client, query.data.list, query.dataUpdatedAt);
  }
  return {
    ...(query.data ?? EMPTY),
    isLoading: query.isPending,
    error: query.error,
    retry: () => void query.refetch(),
  };
}

/** Whether its market does not trade now, as stocks at night. */
export const isClosed = ({ session }: Pick<Pair, 'session'>): boolean => session?.is_open === false;

/** Shape of a pair's mark. */
export const markKind = (pair: Pick<Pair, 'currency_type'>): 'coin' | 'stock' | 'other' =>
  pair.currency_type === CURRENCY_TYPE.crypto ? 'coin' : pair.currency_type === CURRENCY_TYPE.stock ? 'stock' : 'other';
