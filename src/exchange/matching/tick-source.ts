import type { FastifyBaseLogger } from 'fastify';
import type { SymbolFeed } from '../market-data/symbol-feed.ts';
import type { TickSource } from '../market-data/ticks/chain.ts';
import type { TickValues } from '../market-data/ticks/tick.ts';
import { alarm } from '../platform/alarm.ts';
import type { SymbolMarket } from './symbol-market.ts';

export interface TickSourceOptions {
  readonly markets: readonly SymbolMarket<SymbolFeed>[];
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /**
   * Keeps what a jump of the clock has told: ticks are for good, and candles say the same after a kill. Gives whether there
   * was one.
   */
  readonly saveJumps: () => Promise<boolean>;
}

/** The prices that ticks are made of, read from the running markets. A symbol that fails is left out until it works again. */
export function tickSource({ markets, log, saveJumps }: TickSourceOptions): TickSource {
  const listed = [...markets].sort((a, b) => (a.instrument.symbol < b.instrument.symbol ? -1 : 1));
  const failing = new Set<string>();
  const failed = (symbol: string, error: unknown) => {
    if (!failing.has(symbol)) alarm(log, { err: error, symbol }, 'a symbol is left out of the ticks until it works');
    failing.add(symbol);
  };
  /** Values of the symbols that work. */
  const read = (): TickValues[] =>
    listed.flatMap((market) => {
      const { symbol } = market.instrument;
      try {
        market.feed.advance();
        const values = valuesOf(market);
        failing.delete(symbol);
        return values ?? [];
      } catch (error) {
        failed(symbol, error);
        return [];
      }
    });
  return {
    lists: (symbol) => listed.some(({ instrument }) => instrument.symbol === symbol),
    read: async () => {
      const values = read();
      return (await saveJumps()) ? read() : values;
    },
    syntheticPrices: (minute) =>
      new Map(
        listed.flatMap(({ feed, instrument }) => {
          const price = feed.known.history.pathFor(minute, minute + 60)?.minute(minute)?.open;
          return price === undefined ? [] : [[instrument.symbol, BigInt(price)] as const];
        }),
      ),
  };
}

function valuesOf({ feed, book, instrument }: SymbolMarket<SymbolFeed>): TickValues | null {
  const { lastPrice: last, index } = feed;
  if (last === undefined || index === undefined) return null;
  const [bid, ask] = [book.buy.best?.price, book.sell.best?.price];
  return { symbol: instrument.symbol, decimals: instrument.priceDecimals, index, mark: markOf(index, bid, ask), last };
}

/** Median of index, best bid and best ask, so that one order far off moves no position; the index where a side is empty. */
export function markOf(index: bigint, bid: bigint | undefined, ask: bigint | undefined): bigint {
  if (bid === undefined || ask === undefined) return index;
  if (index < bid) return bid;
  return index > ask ? ask : index;
}
