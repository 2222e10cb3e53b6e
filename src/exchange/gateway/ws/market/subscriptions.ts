import type { MarketData, MarketEvents } from '../../../market-data/port.ts';
import type { Feed } from './feeds/feed.ts';

type Listener<Event extends keyof MarketEvents> = (...args: MarketEvents[Event]) => void;
export type Listeners = { readonly [Event in keyof MarketEvents]: Listener<Event> };

/** Which events a feed hears. */
const EVENTS = { book: 'onBook', trade: 'onTrade', candle: 'onCandle', ticks: 'onTicks' } as const satisfies Record<
  keyof MarketEvents,
  keyof Feed
>;

/** Listens to those events of the market that some live feed wants: the market makes no candles for nobody. */
export class MarketSubscriptions {
  private readonly markets: MarketData;
  private readonly listeners: Listeners;
  private readonly wanted = { book: 0, trade: 0, candle: 0, ticks: 0 };
  private readonly off = new Map<keyof MarketEvents, () => void>();

  constructor(markets: MarketData, listeners: Listeners) {
    this.markets = markets;
    this.listeners = listeners;
  }

  /** A feed begins. */
  open(feed: Feed): void {
    for (const event of eventsOf(feed)) {
      this.wanted[event] += 1;
      if (this.wanted[event] === 1) this.listen(event);
    }
  }

  /** A feed ends. */
  shut(feed: Feed): void {
    for (const event of eventsOf(feed)) {
      this.wanted[event] -= 1;
      if (this.wanted[event] === 0) this.forget(event);
    }
  }

  close(): void {
    for (const event of [...this.off.keys()]) this.forget(event);
  }

  private listen<Event extends keyof MarketEvents>(event: Event): void {
    this.off.set(event, this.markets.on(event, this.listeners[event]));
  }

  private forget(event: keyof MarketEvents): void {
    this.off.get(event)?.();
    this.off.delete(event);
  }
}

const eventsOf = (feed: Feed): (keyof MarketEvents)[] =>
  (['book', 'trade', 'candle', 'ticks'] as const).filter((event) => feed[EVENTS[event]] !== undefined);
