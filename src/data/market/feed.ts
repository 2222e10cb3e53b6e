import { LISTENER_WARNING, RECONNECT } from '../../domain/constants.ts';
import { emitter } from '../emitter.ts';
import type { Arrival, Connection, EventOf, MarketChannel, MarketEvent } from './events.ts';
import type { Batch, FromWorker, ToWorker } from './messages.ts';

/** Live market data for the page. */
export interface MarketFeed {
  /** Listens to a channel; the first listener subscribes at the wire, the last one out ends that (readings C6). */
  subscribe<Channel extends MarketChannel>(channel: Channel, listener: (event: EventOf<Channel>) => void): () => void;
  connection(): Connection;
  onConnection(listener: (connection: Connection) => void): () => void;
  /** The last frame that arrived, whatever it was; null before the first. */
  lastArrival(): Arrival | null;
  /** The Reconnect button: opens a link that is lost or silent. */
  reconnect(): void;
}

/** What the feed needs of a worker. */
export interface WorkerPort {
  postMessage(message: ToWorker): void;
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker }) => void): void;
}

/** What the feed needs around it; tests give their own. */
export interface FeedHost {
  /** Starts the worker: called with the first subscription. */
  start(): WorkerPort;
  /** Before the next drawing. */
  frame(then: () => void): void;
  /** After the current commit: a remount within one does not touch the wire. */
  soon(then: () => void): void;
  /** The page came into sight or left it, or the network came back. */
  watch(onVisible: (isVisible: boolean) => void, onOnline: () => void): void;
}

type Listener = (event: MarketEvent) => void;

interface Channel {
  readonly id: number;
  readonly name: string;
  readonly listeners: Set<Listener>;
  isAtWire: boolean;
}

/** The page's side of the worker: counts listeners, and hands out one batch a frame. */
export function createFeed({ start, frame, soon, watch }: FeedHost): MarketFeed {
  const byName = new Map<string, Channel>();
  const byId = new Map<number, Channel>();
  const connections = emitter<Connection>();
  let connection: Connection = { status: 'connecting', attempt: 0, attempts: RECONNECT.attempts };
  let lastArrival: Arrival | null = null;
  let nextId = 1;
  let isSyncing = false;
  let port: WorkerPort | undefined;

  function post(message: ToWorker): void {
    if (!port) {
      port = start();
      port.addEventListener('message', ({ data }) => receive(data));
      watch(
        (isVisible) => {
          post({ type: 'visible', isVisible });
          if (isVisible) post({ type: 'retry' });
        },
        () => post({ type: 'retry' }),
      );
    }
    port.postMessage(message);
  }

  function receive(message: FromWorker): void {
    if (message.type === 'connection') {
      connection = message.connection;
      connections.emit(connection);
      return;
    }
    lastArrival = { at: performance.now(), time: Date.now() };
    if (message.type === 'batch') {
      frame(() => {
        deliver(message.batch);
        post({ type: 'ready' });
      });
    }
  }

  function deliver(batch: Batch): void {
    for (let index = 0; index + 1 < batch.length; index += 2) {
      const id = batch[index];
      const event = batch[index + 1];
      const channel = typeof id === 'number' ? byId.get(id) : undefined;
      if (!channel || typeof event !== 'object') continue;
      for (const listener of channel.listeners) listener(event);
    }
  }

  /** Brings the wire in line with the listeners. */
  function sync(): void {
    isSyncing = false;
    for (const channel of [...byName.values()]) {
      const isWanted = channel.listeners.size > 0;
      if (isWanted && !channel.isAtWire) post({ type: 'sub', id: channel.id, channel: channel.name });
      if (!isWanted) {
        byName.delete(channel.name);
        byId.delete(channel.id);
        if (channel.isAtWire) post({ type: 'unsub', id: channel.id });
      }
      channel.isAtWire = isWanted;
    }
  }

  function syncSoon(): void {
    if (isSyncing) return;
    isSyncing = true;
    soon(sync);
  }

  function channelOf(name: string): Channel {
    const known = byName.get(name);
    if (known) return known;
    const channel: Channel = { id: nextId, name, listeners: new Set(), isAtWire: false };
    nextId += 1;
    byName.set(name, channel);
    byId.set(channel.id, channel);
    return channel;
  }

  return {
    subscribe: (name, listener) => {
      const channel = channelOf(name);
      // The kind of an event follows from the channel's name; the worker reads it by that name.
      const entry: Listener = (event) => (listener as Listener)(event);
      channel.listeners.add(entry);
      if (import.meta.env?.DEV && channel.listeners.size > LISTENER_WARNING)
        console.warn(`${channel.listeners.size} listeners on ${name}`);
      syncSoon();
      return () => {
        channel.listeners.delete(entry);
        syncSoon();
      };
    },
    connection: () => connection,
    onConnection: connections.on,
    lastArrival: () => lastArrival,
    reconnect: () => post({ type: 'retry' }),
  };
}
