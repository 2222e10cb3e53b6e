import { RECONNECT, TIME_MS } from '../../domain/constants.ts';
import type { Connection } from './events.ts';

/** What the link needs of a WebSocket. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

export interface SocketEvents {
  onOpen(): void;
  onFrame(data: unknown): void;
  /** Closed or failed; may come twice. */
  onLost(): void;
}

export type OpenSocket = (url: string, events: SocketEvents) => Socket;

export const openWebSocket: OpenSocket = (url, events) => {
  const socket = new WebSocket(url);
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => events.onOpen();
  socket.onmessage = (event) => events.onFrame(event.data);
  socket.onclose = socket.onerror = () => events.onLost();
  return socket;
};

export interface LinkOptions {
  open: OpenSocket;
  onOpen(): void;
  onFrame(data: unknown): void;
  onConnection(connection: Connection): void;
}

/** A server that says nothing for so long is asked; for twice as long, given up (its own pings come each 5 s). */
const SILENCE_MS = 10_000;

/** Delay before the n-th attempt (readings C4). */
export const reconnectDelay = (attempt: number): number => Math.min(RECONNECT.stepMs * attempt, RECONNECT.capMs);

/** A link that has stopped tries on about so often, each device at a moment of its own: a server that comes back is not met by all at once. */
const SLOW_MS = 30_000;
const slowDelay = (): number => SLOW_MS * (0.75 + Math.random() / 2);

/**
 * One socket that is opened again: after 3, 6, 9, 12, 15 s, then it says that it has stopped, and tries on slowly without another
 * word until it stands again. The counter starts anew with each open (product-spec.md section 9) and with `retry()`.
 */
export class Link {
  private readonly options: LinkOptions;
  private url = '';
  private socket: Socket | null = null;
  private isOpen = false;
  private attempt = 0;
  private isStopped = false;
  private triedAt = 0;
  private turn = 0;
  private heardAt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;

  constructor(options: LinkOptions) {
    this.options = options;
  }

  connect(url: string): void {
    this.url = url;
    this.retry();
  }

  /** Tries now and counts from one; does nothing while open and heard, or at the first try. */
  retry(): void {
    const isSilent = this.isOpen && performance.now() - this.heardAt >= SILENCE_MS;
    if (this.url === '' || (this.socket && this.attempt === 0 && !isSilent)) return;
    this.drop();
    this.attempt = 0;
    this.isStopped = false;
    this.openSocket();
  }

  /** Somebody wants something of it: a link that has stopped does not wait for its slow turn. */
  wake(): void {
    if (!this.isStopped || this.socket || performance.now() - this.triedAt < RECONNECT.stepMs) return;
    clearTimeout(this.timer);
    this.openSocket();
  }

  /** Sends where the link is open; says whether it was. */
  send(message: object): boolean {
    if (!this.isOpen || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private openSocket(): void {
    if (!this.isStopped) this.tell(this.attempt === 0 ? 'connecting' : 'reconnecting');
    this.triedAt = performance.now();
    // Events of a socket that was given up mean nothing any more.
    this.turn += 1;
    const turn = this.turn;
    const isCurrent = () => turn === this.turn;
    this.watch = setTimeout(() => this.lost(), TIME_MS.socketConnect);
    try {
      this.socket = this.options.open(this.url, {
        onOpen: () => isCurrent() && this.opened(),
        onFrame: (data) => {
          if (!isCurrent()) return;
          this.heardAt = performance.now();
          this.options.onFrame(data);
        },
        onLost: () => isCurrent() && this.lost(),
      });
    } catch {
      this.lost();
    }
  }

  private opened(): void {
    this.isOpen = true;
    this.attempt = 0;
    this.isStopped = false;
    this.heardAt = performance.now();
    clearTimeout(this.watch);
    this.listen();
    this.tell('live');
    this.options.onOpen();
  }

  /** Looks after each silence whether it was one: cheaper than a timer a frame. */
  private listen(): void {
    const silence = performance.now() - this.heardAt;
    if (silence >= 2 * SILENCE_MS) {
      this.lost();
      return;
    }
    if (silence >= SILENCE_MS) this.send({ ping: Date.now() });
    const next = silence >= SILENCE_MS ? 2 * SILENCE_MS : SILENCE_MS;
    this.watch = setTimeout(() => this.listen(), next - silence);
  }

  private drop(): void {
    clearTimeout(this.watch);
    clearTimeout(this.timer);
    this.turn += 1;
    this.isOpen = false;
    this.socket?.close();
    this.socket = null;
  }

  private lost(): void {
    this.drop();
    if (this.attempt >= RECONNECT.attempts) {
      if (!this.isStopped) this.tell('stopped');
      this.isStopped = true;
      this.timer = setTimeout(() => this.openSocket(), slowDelay());
      return;
    }
    this.attempt += 1;
    this.tell('reconnecting');
    this.timer = setTimeout(() => this.openSocket(), reconnectDelay(this.attempt));
  }

  private tell(status: Connection['status']): void {
    this.options.onConnection({ status, attempt: this.attempt, attempts: RECONNECT.attempts });
  }
}
