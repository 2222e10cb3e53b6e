import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { encode } from '../../htx/wire.ts';
import { TokenBucket } from '../../limits/token-bucket.ts';
import type { AddressUse } from './addresses.ts';
import type { MarketSocketLimits } from './limits.ts';
import type { LiveTopic, Subscriber } from './live-topic.ts';
import type { WriteBatch } from './write-batch.ts';

/** Close codes of RFC 6455 that we use. 1003 is what HTX sends on an expired ping (htx-protocol.md section 2). */
export const CLOSE = { goingAway: 1001, pingExpired: 1003, policy: 1008 } as const;

/** How long a client that we close may take to say goodbye. */
const GOODBYE_MS = 1000;

/** One client of the market socket: what it has subscribed to, and the way of frames to it. */
export class Connection implements Subscriber {
  readonly session = randomUUID();
  readonly topics = new Map<string, LiveTopic>();
  readonly missed = new Set<LiveTopic>();
  private readonly messages: TokenBucket;
  private readonly requests: TokenBucket;
  private readonly address: AddressUse;
  private readonly ws: WebSocket;
  private readonly socket: Duplex;
  private readonly batch: WriteBatch;
  private readonly limits: MarketSocketLimits;
  private isClosing = false;

  constructor(ws: WebSocket, socket: Duplex, address: AddressUse, batch: WriteBatch, limits: MarketSocketLimits) {
    this.ws = ws;
    this.socket = socket;
    this.address = address;
    this.batch = batch;
    this.limits = limits;
    this.messages = new TokenBucket(limits.messages);
    this.requests = new TokenBucket(limits.requests);
  }

  get isOpen(): boolean {
    return this.ws.readyState === WebSocket.OPEN;
  }

  get hasCaughtUp(): boolean {
    return this.ws.bufferedAmount < this.limits.buffer.conflate / 2;
  }

  /** Takes the price of a message from the client's budget and its address's; false where one is spent. */
  maySend(): boolean {
    return this.messages.take() && this.address.maySend();
  }

  /** Takes the price of a `req` from the client's budget and its address's; false where one is spent. */
  mayRequest(): boolean {
    return this.requests.take() && this.address.mayAsk();
  }

  /** Whether it may have one subscription more, of a topic that is conflatable or not. */
  maySubscribe(isConflatable: boolean): boolean {
    const { subscriptions, addressSubscriptions: most } = this.limits;
    const { all, unbroken } = this.address.subscriptions;
    return this.topics.size < subscriptions && all < most.all && (isConflatable || unbroken < most.unbroken);
  }

  count({ isConflatable }: LiveTopic, change: 1 | -1): void {
    this.address.subscriptions.all += change;
    if (!isConflatable) this.address.subscriptions.unbroken += change;
  }

  /** Takes what reading history costs from its address's budget; false where that is spent. */
  mayRead(cost: number): boolean {
    return this.address.mayRead(cost);
  }

  /** Sends one message to this client alone. */
  send(message: object): void {
    this.write(encode(message));
  }

  push(frame: Buffer, isConflatable: boolean): boolean {
    if (isConflatable && (this.address.late.size > 0 || !this.mayTake(frame))) return false;
    this.write(frame);
    return true;
  }

  pushMissed(frame: Buffer): boolean {
    if (!this.mayTake(frame)) return false;
    this.write(frame);
    return true;
  }

  caughtUp(): void {
    this.address.late.delete(this);
  }

  /** Closes, and does not wait long for the other side. */
  close(code: number, reason: string): void {
    if (this.isClosing) return;
    this.isClosing = true;
    this.ws.close(code, reason);
    const timer = setTimeout(() => this.ws.terminate(), GOODBYE_MS);
    timer.unref();
    this.ws.once('close', () => clearTimeout(timer));
  }

  /** Closes a client that sends too much, and reads nothing more of it: its goodbye would come behind all that it sent. */
  cutOff(): void {
    this.close(CLOSE.policy, 'too many messages');
    this.ws.pause();
  }

  /** Takes the price of a push that may wait; false where too much waits for the client, or its address has had too many. */
  private mayTake(frame: Buffer): boolean {
    if (this.ws.bufferedAmount > this.limits.buffer.conflate) return false;
    if (this.address.mayPush(frame.length)) return true;
    this.address.late.add(this);
    return false;
  }

  private write(frame: Buffer): void {
    if (!this.isOpen) return;
    if (this.ws.bufferedAmount > this.limits.buffer.close) {
      this.close(CLOSE.policy, 'slow consumer');
      return;
    }
    this.batch.hold(this.socket);
    this.ws.send(frame, { binary: true });
  }
}
