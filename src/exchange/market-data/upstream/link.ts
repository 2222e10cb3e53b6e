import { performance } from 'node:perf_hooks';
import type { FastifyBaseLogger } from 'fastify';
import { WebSocket } from 'ws';
import { MEGABYTE } from '../../../domain/constants.ts';
import { type Backoff, backoffMs } from '../../platform/backoff.ts';
import { readFrame, type UpstreamMessage } from './message.ts';

export interface LinkOptions {
  readonly url: string;
  readonly backoff: Backoff;
  /** Silence after which the link counts as dead: three of the server's pings. */
  readonly staleMs: number;
  readonly log?: Pick<FastifyBaseLogger, 'info' | 'warn'> | undefined;
  readonly onOpen: () => void;
  readonly onMessage: (message: UpstreamMessage) => void;
  readonly onLost: () => void;
}

/** Longest frame that we take; the widest depth is some 20 KB. */
const MAX_PAYLOAD = 4 * MEGABYTE;

/** A connection to an HTX-protocol server that answers its pings, notices silence and comes back for ever. */
export class UpstreamLink {
  private readonly options: LinkOptions;
  private ws: WebSocket | undefined;
  private attempts = 0;
  private silence: NodeJS.Timeout | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isClosed = false;
  private receivedAt = Number.NEGATIVE_INFINITY;

  constructor(options: LinkOptions) {
    this.options = options;
    this.connect();
  }

  get isOpen(): boolean {
    return this.ws?.readyState === WebSocket.OPEN;
  }

  /** Whether the server has said anything lately; a short break does not count. */
  get isAlive(): boolean {
    return performance.now() - this.receivedAt < this.options.staleMs;
  }

  send(message: object): void {
    if (this.isOpen) this.ws?.send(JSON.stringify(message));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    this.ws?.terminate();
  }

  private connect(): void {
    const { url, staleMs, log, onOpen, onLost } = this.options;
    const ws = new WebSocket(url, { perMessageDeflate: false, maxPayload: MAX_PAYLOAD, handshakeTimeout: staleMs });
    this.ws = ws;
    ws.on('open', () => {
      log?.info({ url }, 'market upstream connected');
      this.listen();
      onOpen();
    });
    ws.on('message', (data: Buffer, isBinary) => this.receive(data, isBinary));
    // Followed by 'close', which tries again.
    ws.on('error', (error) => log?.warn({ url, err: error }, 'market upstream failed'));
    ws.on('close', () => {
      clearTimeout(this.silence);
      if (this.isClosed) return;
      onLost();
      this.retry = setTimeout(() => this.connect(), backoffMs(this.attempts, this.options.backoff));
      this.retry.unref();
      this.attempts += 1;
    });
  }

  private receive(data: Buffer, isBinary: boolean): void {
    this.listen();
    const message = readFrame(data, isBinary);
    if (!message) return;
    // A server that talks sense is worth coming back to quickly.
    this.attempts = 0;
    this.receivedAt = performance.now();
    if (message.ping !== undefined) this.send({ pong: message.ping });
    else this.options.onMessage(message);
  }

  /** Starts to count the silence anew. */
  private listen(): void {
    clearTimeout(this.silence);
    this.silence = setTimeout(() => {
      this.options.log?.warn({ url: this.options.url }, 'market upstream has gone silent');
      this.ws?.terminate();
    }, this.options.staleMs);
    this.silence.unref();
  }
}
