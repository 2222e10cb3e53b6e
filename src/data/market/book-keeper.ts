import { Book } from './book.ts';
import { fieldsOf, readBook } from './decode.ts';
import type { DepthEvent } from './events.ts';

export interface BookWire {
  send(message: object): void;
  /** Sends in turn: servers answer one `req` each 100 ms (htx-protocol.md section 3). */
  ask(message: object): void;
  after(ms: number, then: () => void): void;
}

/** Tries for a snapshot that joins the deltas, then the plain snapshots have to do. */
const TRIES = 4;
const RETRY_MS = 400;

/**
 * The book of one symbol: by sequence (`mbp.150`, ten times a second) where the server offers it, else the full
 * snapshots of `depth.step0`.
 */
export class BookKeeper {
  private readonly id: number;
  private readonly symbol: string;
  private readonly wire: BookWire;
  private readonly emit: (event: DepthEvent) => void;
  private book = new Book();
  private tries = 0;
  private isOver = false;
  private bySequence: boolean;

  constructor(id: number, symbol: string, wire: BookWire, emit: (event: DepthEvent) => void, bySequence = true) {
    this.id = id;
    this.symbol = symbol;
    this.wire = wire;
    this.emit = emit;
    this.bySequence = bySequence;
  }

  get topic(): string {
    return `market.${this.symbol}.${this.bySequence ? 'mbp.150' : 'depth.step0'}`;
  }

  /** At each open of the link. */
  start(): void {
    this.book = new Book();
    this.tries = 0;
    this.wire.send({ sub: this.topic, id: `s${this.id}` });
    if (this.bySequence) this.askSnapshot();
  }

  stop(): void {
    this.isOver = true;
    this.wire.send({ unsub: this.topic, id: `s${this.id}` });
  }

  push(tick: unknown): void {
    const message = readBook(tick);
    if (!message) return;
    if (!this.bySequence) {
      this.emit({ kind: 'depth', bids: message.bids, asks: message.asks, version: message.seq });
      return;
    }
    const step = this.book.delta(message);
    if (step === 'changed') this.show();
    if (step === 'gap') this.askSnapshot();
  }

  /** The snapshot asked for. */
  reply(data: unknown): void {
    if (!this.bySequence || this.book.isWhole) return;
    const message = fieldsOf(data) ? readBook(data) : null;
    if (message && this.book.snapshot(message) === 'changed') {
      this.tries = 0;
      this.show();
    } else this.again();
  }

  /** The server refused the subscription or the snapshot. Says whether the book now comes by plain snapshots. */
  refused(isSubscription: boolean): boolean {
    if (!this.bySequence) return false;
    if (isSubscription) this.fallBack();
    else this.again();
    return !this.bySequence;
  }

  private askSnapshot(): void {
    this.wire.ask({ req: this.topic, id: `r${this.id}` });
  }

  private again(): void {
    this.tries += 1;
    if (this.tries < TRIES) {
      this.wire.after(RETRY_MS * this.tries, () => {
        if (!this.isOver && this.bySequence && !this.book.isWhole) this.askSnapshot();
      });
    } else {
      this.wire.send({ unsub: this.topic, id: `s${this.id}` });
      this.fallBack();
    }
  }

  private fallBack(): void {
    this.bySequence = false;
    this.wire.send({ sub: this.topic, id: `s${this.id}` });
  }

  private show(): void {
    this.emit({ kind: 'depth', ...this.book.levels(), version: this.book.version });
  }
}
