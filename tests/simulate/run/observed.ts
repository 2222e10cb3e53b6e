import type { Exchange } from '../world/exchange.ts';
import type { Host } from './host.ts';
import { Violated } from './outcome.ts';
import { Published } from './published.ts';
import { ToldTicks } from './told-ticks.ts';

/** More levels than any book has. */
const MOST_LEVELS = 5000;

/** What the exchange tells inside its own process, heard by listeners of which some fail. */
export class Observed {
  readonly published = new Published();
  readonly ticks = new ToldTicks();
  /** How many listeners fail at what they are told next: every second one at once, the others later. */
  throwing = 0;
  /** What a listener found: whoever calls listeners guards them. */
  found: unknown = null;
  /** What was not told to who comes after a listener that threw. */
  readonly unheard = new Set<string>();
  private readonly host: Host;

  constructor(host: Host) {
    this.host = host;
  }

  /** A violation that is heard ends the run at the next look, and not in the guard of whoever tells. */
  hear(check: () => void): void {
    try {
      check();
    } catch (error) {
      this.found ??= error;
    }
  }

  /** A promise failed and nobody heard it: Node ends a process for that. */
  readonly hearStray = (error: unknown): void => {
    this.found ??= new Violated('no failure is left unheard', error instanceof Error ? error.stack : String(error));
  };

  /** Listens to the exchange that has started. */
  listen(exchange: Exchange): void {
    this.throwSometimes(exchange);
    const { host } = this;
    const { deps, connection } = exchange;
    deps.markets.on('trade', (trade) => {
      if (connection.isDead) return;
      host.count('trades published');
      host.trace.note(`trade ${trade.symbol} ${trade.id} ${trade.price} ${trade.amount} ${trade.ts}`);
      this.hear(() => this.published.add(trade));
    });
    this.published.begin();
    deps.markets.on('candle', ({ symbol, period, candle }) => {
      const instrument = period === '1min' && !connection.isDead && deps.markets.bySymbol(symbol);
      if (instrument) this.hear(() => this.published.addMinute(instrument, candle));
    });
    deps.markets.ticks.on((batch) => {
      if (connection.isDead) return;
      host.count('ticks told');
      host.trace.note(`tick ${batch.seq} ${batch.at} ${batch.hash}`);
      this.hear(() => this.ticks.add(batch));
    });
    deps.markets.on('book', ({ symbol, version, changes }) =>
      host.trace.note(`book ${symbol} ${version} ${changes.length}`),
    );
    deps.events.on('spotOrder', (user, order) => host.trace.note(`order ${user} ${JSON.stringify(order)}`));
    this.holdOrdersToBooks(exchange);
  }

  /** Whoever fails stands first: who comes after has to hear all the same. */
  private throwSometimes({ deps }: Exchange): void {
    const maybeThrow = (what: string) => () => {
      if (this.throwing === 0) return;
      const isLater = this.throwing % 2 === 0;
      this.throwing -= 1;
      this.host.count(isLater ? 'listeners that failed later' : 'listeners that threw');
      this.unheard.add(what);
      if (isLater) return Promise.reject(new Error('a listener that fails later'));
      throw new Error('a listener that throws');
    };
    const hear = (what: string) => () => void this.unheard.delete(what);
    for (const name of ['trade', 'book'] as const) {
      deps.markets.on(name, maybeThrow(name));
      deps.markets.on(name, hear(name));
    }
    deps.markets.ticks.on(maybeThrow('tick'));
    deps.markets.ticks.on(hear('tick'));
    for (const name of ['spotOrder', 'balance', 'signedOut'] as const) {
      deps.events.on(name, maybeThrow(name));
      deps.events.on(name, hear(name));
    }
  }

  private holdOrdersToBooks({ deps }: Exchange): void {
    deps.events.on('spotOrder', (_user, { instrumentId, orderType, status, side, price, waits }) => {
      const instrument = deps.markets.instruments.find(({ id }) => id === instrumentId);
      if (orderType !== 'limit' || status !== 'open' || waits !== null || !instrument) return;
      const stands = () => {
        const { bids, asks } = deps.markets.depth(instrument.symbol, MOST_LEVELS);
        return (side === 'buy' ? bids : asks).some(([level]) => level === Number(price));
      };
      // What comes right after is the rest of the same turn: nobody else's order does.
      if (!stands())
        queueMicrotask(() => {
          if (stands()) this.found ??= new Violated('an order is told when it stands in its book', { price });
        });
    });
  }
}
