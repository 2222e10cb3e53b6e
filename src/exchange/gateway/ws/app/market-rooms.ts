import type { FastifyBaseLogger } from 'fastify';
import type { Namespace, Socket } from 'socket.io';
import { APP_EVENTS } from '../../../../contract/sockets.ts';
import type { Instrument } from '../../../assets/instrument.ts';
import type { MarketData } from '../../../market-data/port.ts';
import type { Clock } from '../../../platform/clock-port.ts';
import { LoopQueue } from '../../../platform/loop-queue.ts';
import type { AddressUse, AppAddresses } from './addresses.ts';
import { dayMarketOf, depthOf, klineOf } from './market-payloads.ts';

const MARKET_EVENTS = [APP_EVENTS.dayMarket, APP_EVENTS.kline, APP_EVENTS.depth] as const;
export type MarketEvent = (typeof MARKET_EVENTS)[number];

/** Frames that are written before other work of the process has its turn. */
const FRAMES_A_TURN = 300;
/** An address with more clients than this that do not take what they are sent misses the beat as a whole. */
const MOST_SLOW = 50;

const isMarketEvent = (name: unknown): name is MarketEvent => MARKET_EVENTS.some((event) => event === name);
const roomOf = (event: MarketEvent, address: string): string => `market:${event}:${address}`;

/** The market events named in a client's message or query; what is none is left out. */
function eventsIn(names: unknown): MarketEvent[] {
  const list: unknown[] = Array.isArray(names) ? names : typeof names === 'string' ? names.split(',') : [];
  return [...new Set(list.slice(0, MARKET_EVENTS.length).filter(isMarketEvent))];
}

export interface MarketRoomsOptions {
  readonly markets: MarketData;
  readonly clock: Clock;
  readonly beatMs: number;
  readonly addresses: AppAddresses;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Tells clients of the market's events at a beat, each symbol that changed since the last one. A payload is made and
 * encoded once a beat, whoever takes it. Each frame is paid for by the address that it goes to: what an address cannot
 * pay for now it hears at a later beat, then as it stands. While nobody asks, nothing of the market is listened to.
 */
export class MarketRooms {
  private readonly io: Namespace;
  private readonly options: MarketRoomsOptions;
  /** Symbols that changed since the last beat. */
  private readonly changed: Record<MarketEvent, Set<string>> = {
    daymarket: new Set(),
    kline: new Set(),
    market_depth: new Set(),
  };
  /** Symbols that each room is still to be sent, longest waiting first. */
  private readonly pending = new Map<string, Set<string>>();
  /** Clients that are still to be told how things stand. */
  private readonly newcomers: Record<MarketEvent, Map<Socket, string>> = {
    daymarket: new Map(),
    kline: new Map(),
    market_depth: new Map(),
  };
  private readonly listening: (() => void)[] = [];
  private readonly timer: NodeJS.Timeout;
  private readonly loop = new LoopQueue();
  private isSending = false;

  constructor(io: Namespace, options: MarketRoomsOptions) {
    this.io = io;
    this.options = options;
    this.timer = setInterval(() => {
      options.addresses.sweep();
      this.beat().catch((error: unknown) => options.log.error({ err: error }, 'A beat of the app socket failed'));
    }, options.beatMs);
    this.timer.unref();
  }

  /** Brings a client into the rooms of the events it names; at the next beat it is told how things stand. */
  join(socket: Socket, address: string, names: unknown): void {
    for (const event of eventsIn(names)) {
      const room = roomOf(event, address);
      if (socket.rooms.has(room)) continue;
      void socket.join(room);
      if (!this.pending.has(room)) this.pending.set(room, new Set());
      this.newcomers[event].set(socket, address);
      if (this.listening.length === 0) this.listen();
    }
  }

  leave(socket: Socket, address: string, names: unknown): void {
    for (const event of eventsIn(names)) {
      void socket.leave(roomOf(event, address));
      this.newcomers[event].delete(socket);
    }
  }

  close(): void {
    clearInterval(this.timer);
    this.unlisten();
  }

  private sizeOf(room: string): number {
    return this.io.adapter.rooms.get(room)?.size ?? 0;
  }

  private async beat(): Promise<void> {
    for (const room of this.pending.keys()) if (this.sizeOf(room) === 0) this.pending.delete(room);
    if (this.pending.size === 0) this.unlisten();
    if (this.isSending || this.pending.size === 0) return;
    this.isSending = true;
    try {
      this.noteChanges();
      const { heard, except } = this.listeners();
      for (const event of MARKET_EVENTS) {
        await this.send(event, this.changes(event, heard), except);
        await this.send(event, this.openings(event), []);
      }
    } finally {
      this.isSending = false;
    }
  }

  private noteChanges(): void {
    for (const event of MARKET_EVENTS) {
      const start = roomOf(event, '');
      for (const [room, symbols] of this.pending) {
        if (room.startsWith(start)) for (const symbol of this.changed[event]) symbols.add(symbol);
      }
      this.changed[event].clear();
    }
  }

  /** Addresses to tell, and those of their clients that have not taken what was sent before: these miss this beat. */
  private listeners(): { heard: [string, AddressUse][]; except: string[] } {
    const slow = new Map<string, string[]>();
    for (const { id, conn, data } of this.io.sockets.values()) {
      if (conn.transport.writable) continue;
      const address = String(data.address);
      slow.set(address, [...(slow.get(address) ?? []).slice(-MOST_SLOW), id]);
    }
    const heard = this.options.addresses
      .connected()
      .filter(([address]) => (slow.get(address)?.length ?? 0) <= MOST_SLOW);
    return { heard, except: heard.flatMap(([address]) => slow.get(address) ?? []) };
  }

  /** Which rooms are to be sent which symbols now, as far as their addresses can pay for it. */
  private changes(event: MarketEvent, heard: [string, AddressUse][]): Map<string, string[]> {
    const recipients = new Map<string, string[]>();
    for (const [address, { frames }] of heard) {
      const room = roomOf(event, address);
      const symbols = this.pending.get(room);
      const size = this.sizeOf(room);
      if (!symbols || symbols.size === 0 || size === 0) continue;
      let left = frames.takeUpTo(symbols.size, size);
      for (const symbol of symbols) {
        if (left === 0) break;
        left -= 1;
        symbols.delete(symbol);
        const rooms = recipients.get(symbol) ?? [];
        rooms.push(room);
        recipients.set(symbol, rooms);
      }
    }
    return recipients;
  }

  /** Clients that are told how every symbol stands, the longest waiting first. */
  private openings(event: MarketEvent): Map<string, string[]> {
    const { markets, addresses } = this.options;
    const recipients: string[] = [];
    for (const [socket, address] of this.newcomers[event]) {
      if (socket.connected && addresses.of(address).frames.takeUpTo(1, markets.instruments.length) === 0) continue;
      this.newcomers[event].delete(socket);
      if (socket.connected) recipients.push(socket.id);
    }
    return new Map(recipients.length === 0 ? [] : markets.instruments.map(({ symbol }) => [symbol, recipients]));
  }

  private async send(event: MarketEvent, recipients: Map<string, string[]>, except: string[]): Promise<void> {
    let frames = 0;
    for (const [symbol, rooms] of recipients) {
      const instrument = this.options.markets.bySymbol(symbol);
      const payload = instrument && this.payload(event, instrument);
      if (!payload) continue;
      this.io.to(rooms).except(except).emit(event, payload);
      frames += rooms.reduce((sum, room) => sum + this.sizeOf(room), 0);
      if (frames < FRAMES_A_TURN) continue;
      frames = 0;
      await this.loop.take();
    }
  }

  private payload(event: MarketEvent, instrument: Instrument): object | null {
    const { markets, clock } = this.options;
    if (event === APP_EVENTS.kline) return klineOf(markets, instrument);
    return event === APP_EVENTS.depth ? depthOf(markets, instrument) : dayMarketOf(markets, instrument, clock.now());
  }

  private listen(): void {
    const { markets } = this.options;
    this.listening.push(
      markets.on('trade', ({ symbol }) => {
        this.changed.daymarket.add(symbol);
        this.changed.kline.add(symbol);
      }),
      markets.on('book', ({ symbol }) => this.changed.market_depth.add(symbol)),
    );
  }

  private unlisten(): void {
    for (const stop of this.listening.splice(0)) stop();
  }
}
