import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import type { Exchange } from '../world/exchange.ts';
import { WireEnd } from '../world/wire.ts';

/** How a socket ends: its client closes it, the line is gone at once, or nothing comes through any more and nobody is told. */
export type Cut = 'client' | 'server' | 'silent';

interface Receiver {
  opened?(): void;
  message(data: Buffer): void;
  /** The exchange has closed it, or let it fall. */
  closed(code: number, reason: string): void;
}

/** One web socket of a client to the simulated exchange, over a wire in memory. */
export class Link {
  private readonly far: WireEnd;
  private readonly ws: WebSocket;
  /** Whether what is sent still comes through, as far as its client knows. */
  isOpen = true;

  constructor(exchange: Exchange, path: string, receiver: Receiver) {
    const [near, far] = WireEnd.pair();
    const socket: Duplex = near;
    this.far = far;
    this.ws = new WebSocket(`ws://exchange${path}`, {
      createConnection: () => socket as Socket,
      perMessageDeflate: false,
      // The library draws masks from a pool that outlives a run.
      generateMask: (mask) => void mask.fill(0),
    });
    this.ws.on('open', () => receiver.opened?.());
    this.ws.on('message', (data) => {
      // What a process does in the turn that it dies in reaches nobody.
      if (this.isOpen && !exchange.connection.isDead && Buffer.isBuffer(data)) receiver.message(data);
    });
    // What went wrong shows in the close that follows.
    this.ws.on('error', () => undefined);
    this.ws.on('close', (code, reason) => {
      if (!this.isOpen) return;
      this.isOpen = false;
      receiver.closed(code, reason.toString());
    });
    exchange.app.server.emit('connection', far);
  }

  send(text: string): void {
    if (this.isOpen) this.ws.send(text);
  }

  /** Whether the exchange has let go of it. */
  get isLetGo(): boolean {
    return this.far.destroyed;
  }

  cut(how: Cut): void {
    this.isOpen = false;
    if (how === 'silent') this.far.silence();
    else if (how === 'server') this.far.destroy();
    else this.ws.close(1000);
  }

  /** The process at the other end is gone, without a goodbye. */
  drop(): void {
    this.isOpen = false;
    this.far.silence();
    this.ws.terminate();
  }
}
