import { createLedger } from '../../src/exchange/ledger/ledger.ts';
import { createMarkets, type MarketEngine, type MarketsOptions } from '../../src/exchange/markets/index.ts';
import type { BookOrder, Instrument, MarketEvents, Settle, Side, Trade } from '../../src/exchange/ports.ts';
import { INSTRUMENTS } from '../../src/exchange/seed/instruments.ts';
import type { Store } from '../../src/exchange/store/open.ts';

/** A Friday afternoon in New York, 2026-11-20 15:30:20 UTC: everything trades. */
export const FRIDAY = Date.UTC(2026, 10, 20, 15, 30, 20);

/** A clock that a test moves. */
export class HandClock {
  time: number;

  constructor(time = FRIDAY) {
    this.time = time;
  }

  now(): number {
    return this.time;
  }
}

export const quietLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Markets of a few symbols that a test drives by hand, with everything that they told. */
export class MarketWorld {
  readonly markets: MarketEngine;
  readonly clock: HandClock;
  readonly trades: Trade[] = [];
  readonly books: MarketEvents['book'][0][] = [];
  readonly candles: MarketEvents['candle'][0][] = [];
  /** What the markets complained of. */
  readonly complaints: string[] = [];

  constructor(store: Store, symbols: readonly string[], options: Partial<MarketsOptions> & { readonly clock?: HandClock } = {}) {
    this.clock = options.clock ?? new HandClock();
    const complain = (_: unknown, message?: string) => this.complaints.push(message ?? '');
    this.markets = createMarkets({
      store,
      ledger: createLedger(this.clock),
      seed: 'test',
      log: { info: () => undefined, warn: complain, error: complain } as MarketsOptions['log'],
      instruments: INSTRUMENTS.filter(({ symbol }) => symbols.includes(symbol)),
      isManual: true,
      ...options,
      clock: this.clock,
    });
    this.markets.on('trade', (trade) => this.trades.push(trade));
    this.markets.on('book', (book) => this.books.push(book));
    this.markets.on('candle', (candle) => this.candles.push(candle));
  }

  /** Lets so many seconds pass, with the makers at work. */
  async run(seconds: number, tick = 250): Promise<void> {
    for (let passed = 0; passed < seconds * 1000; passed += tick) {
      this.clock.time += tick;
      this.markets.step();
      await this.markets.settled();
    }
  }

  instrument(symbol: string): Instrument {
    const found = this.markets.bySymbol(symbol);
    if (!found) throw new Error(`no market ${symbol}`);
    return found;
  }
}

/** A settlement that agrees to everything. */
export const agree: Settle = () => Promise.resolve();

let serial = 0;

/** A user's order; amount in lots, price in ticks. */
export function userOrder(user: number, side: Side, price: bigint, remaining: bigint): BookOrder {
  serial += 1;
  return { id: `u${serial}`, owner: { user }, side, price, remaining };
}
