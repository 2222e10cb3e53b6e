import type { Namespace, Socket } from 'socket.io';
import { APP_EVENTS } from '../../../../contract/sockets.ts';
import type { Instrument } from '../../../assets/instrument.ts';
import type { Markets } from '../../../matching/port.ts';
import type { Clock } from '../../../platform/clock-port.ts';
import { dayMarketOf, depthOf, klineOf } from './market-payloads.ts';

const MARKET_EVENTS = [APP_EVENTS.dayMarket, APP_EVENTS.kline, APP_EVENTS.depth] as const;
export type MarketEvent = (typeof MARKET_EVENTS)[number];

const isMarketEvent = (name: unknown): name is MarketEvent => MARKET_EVENTS.some((event) => event === name);
const roomOf = (event: MarketEvent): string => `market:${event}`;

/** The market events named in a client's message or query; what is none is left out. */
function eventsIn(names: unknown): MarketEvent[] {
  const list: unknown[] = Array.isArray(names) ? names : typeof names === 'string' ? names.split(',') : [];
  return [...new Set(list.filter(isMarketEvent))];
}

/**
 * Tells rooms of the market's events at a beat, each symbol that changed since the last one. While no room has anybody
 * in it, nothing of the market is listened to.
 */
export class MarketRooms {
  private readonly io: Namespace;
  private readonly markets: Markets;
  private readonly clock: Clock;
  private readonly changed: Record<MarketEvent, Set<string>> = {
    daymarket: new Set(),
    kline: new Set(),
    market_depth: new Set(),
  };
  private readonly listening: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout;

  constructor(io: Namespace, { markets, clock, beatMs }: { markets: Markets; clock: Clock; beatMs: number }) {
    this.io = io;
    this.markets = markets;
    this.clock = clock;
    this.timer = setInterval(() => this.beat(), beatMs);
    this.timer.unref();
  }

  /** Brings a client into the rooms of the events it names, and tells it how things stand. */
  join(socket: Socket, names: unknown): void {
    for (const event of eventsIn(names)) {
      if (socket.rooms.has(roomOf(event))) continue;
      void socket.join(roomOf(event));
      if (this.listening.length === 0) this.listen();
      for (const instrument of this.markets.instruments) {
        const payload = this.payload(event, instrument);
        if (payload) socket.emit(event, payload);
      }
    }
  }

  leave(socket: Socket, names: unknown): void {
    for (const event of eventsIn(names)) void socket.leave(roomOf(event));
  }

  close(): void {
    clearInterval(this.timer);
    this.unlisten();
  }

  private isWanted(event: MarketEvent): boolean {
    return (this.io.adapter.rooms.get(roomOf(event))?.size ?? 0) > 0;
  }

  private beat(): void {
    if (!MARKET_EVENTS.some((event) => this.isWanted(event))) this.unlisten();
    if (this.listening.length === 0) return;
    const slow = this.slowSockets();
    for (const event of MARKET_EVENTS) this.tell(event, slow);
  }

  /** Clients that have not taken what was sent before: they miss this beat, and the next one says more than it did. */
  private slowSockets(): string[] {
    return [...this.io.sockets.values()].filter(({ conn }) => !conn.transport.writable).map(({ id }) => id);
  }

  private tell(event: MarketEvent, slow: string[]): void {
    const symbols = [...this.changed[event]];
    this.changed[event].clear();
    if (!this.isWanted(event)) return;
    for (const symbol of symbols) {
      const instrument = this.markets.bySymbol(symbol);
      const payload = instrument && this.payload(event, instrument);
      if (payload) this.io.to(roomOf(event)).except(slow).emit(event, payload);
    }
  }

  private payload(event: MarketEvent, instrument: Instrument): object | null {
    if (event === APP_EVENTS.kline) return klineOf(this.markets, instrument);
    return event === APP_EVENTS.depth
      ? depthOf(this.markets, instrument)
      : dayMarketOf(this.markets, instrument, this.clock.now());
  }

  private listen(): void {
    this.listening.push(
      this.markets.on('trade', ({ symbol }) => {
        this.changed.daymarket.add(symbol);
        this.changed.kline.add(symbol);
      }),
      this.markets.on('book', ({ symbol }) => this.changed.market_depth.add(symbol)),
    );
  }

  private unlisten(): void {
    for (const stop of this.listening.splice(0)) stop();
  }
}
