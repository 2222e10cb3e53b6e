import { gunzipSync } from 'node:zlib';
import { WebSocket } from 'ws';

export type Level = readonly [price: number, size: number];

/** The fields of a tick that tests read; the rest is compared whole. */
export interface Tick {
  readonly seqNum: number;
  readonly prevSeqNum: number;
  readonly bids: readonly Level[];
  readonly asks: readonly Level[];
  readonly data: readonly { readonly tradeId: number }[];
  readonly [field: string]: unknown;
}

/** A message of the server, as JSON gives it. */
export interface Message {
  readonly id?: unknown;
  readonly ch?: string;
  readonly ts?: number;
  readonly status?: string;
  readonly ping?: number;
  readonly pong?: unknown;
  readonly tick?: Tick;
  readonly data?: unknown;
  readonly [field: string]: unknown;
}

export interface Push extends Message {
  readonly tick: Tick;
}

/** A frame as it came. */
export interface Frame {
  readonly isBinary: boolean;
  readonly data: Buffer;
}

export interface RawClientOptions {
  /** Whether pings are answered by themselves. */
  readonly isAlive?: boolean;
  /** An address of the loopback. */
  readonly from?: string;
}

/** A client that speaks the protocol by hand and waits for messages, never for time. */
export class RawClient {
  readonly ws: WebSocket;
  readonly frames: Frame[] = [];
  /** Everything that came, pings included. */
  readonly all: Message[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  private readonly queue: Message[] = [];
  private readonly waiting = new Set<() => void>();
  private ids = 0;

  private constructor(url: string, { isAlive = true, from }: RawClientOptions) {
    this.ws = new WebSocket(url, { perMessageDeflate: false, localAddress: from });
    this.closed = new Promise((resolve) => {
      this.ws.on('close', (code, reason) => {
        resolve({ code, reason: reason.toString() });
        this.wake();
      });
    });
    this.ws.on('error', () => {});
    this.ws.on('message', (data: Buffer, isBinary) => {
      this.frames.push({ isBinary, data });
      const message: Message = JSON.parse(gunzipSync(data).toString());
      this.all.push(message);
      if ('ping' in message && isAlive) this.send({ pong: message.ping });
      else this.queue.push(message);
      this.wake();
    });
  }

  static async open(url: string, options: RawClientOptions = {}): Promise<RawClient> {
    const client = new RawClient(url, options);
    await new Promise<void>((resolve, reject) => {
      client.ws.once('open', resolve);
      client.ws.once('error', reject);
    });
    return client;
  }

  send(message: object | string | Buffer): void {
    this.ws.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message));
  }

  /** The next message that fits, taken out of the queue; those before it stay. */
  async next(fits: (message: Message) => boolean = () => true): Promise<Message> {
    for (;;) {
      const index = this.queue.findIndex(fits);
      if (index >= 0) return this.queue.splice(index, 1)[0] ?? {};
      if (this.ws.readyState === WebSocket.CLOSED) throw new Error('the server closed before the message came');
      await new Promise<void>((resolve) => {
        this.waiting.add(resolve);
      });
    }
  }

  /** The next push of a topic. */
  async push(topic: string): Promise<Push> {
    const { tick, ...rest } = await this.next((message) => message.ch === topic);
    if (!tick) throw new Error(`a push of ${topic} without a tick`);
    return { ...rest, tick };
  }

  /** Sends a command with a fresh id and gives its reply. */
  ask(command: Readonly<Record<string, unknown>>): Promise<Message> {
    this.ids += 1;
    const id = `t${this.ids}`;
    this.send({ ...command, id });
    return this.next((message) => message.id === id);
  }

  /** All messages that came before the answer to a ping of ours: what the server had to say until now. */
  async settled(): Promise<Message[]> {
    this.ids += 1;
    const ping = this.ids;
    this.send({ ping });
    await this.next((message) => message.pong === ping);
    return this.queue.splice(0);
  }

  private wake(): void {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const resolve of waiting) resolve();
  }

  async close(): Promise<void> {
    this.ws.terminate();
    await this.closed;
  }
}
