import type { FastifyBaseLogger } from 'fastify';
import { SerialQueue } from '../../platform/serial-queue.ts';
import type { Store, Tx } from '../../platform/store/open.ts';
import type { SymbolFeed } from '../symbol-feed.ts';
import { insertTrades, lastSeq, pruneJournal, writeTape } from './table.ts';

/** Tapes that one checkpoint writes. */
const TAPES_EACH = 6;
/** Waiting trades beyond which the markets should make no more of their own: the store does not take them. */
const MOST_WAITING = 5000;

/** What the journal adds to a checkpoint. */
export interface JournalPart {
  write(tx: Tx): Promise<void>;
  /** To be called once it is committed. */
  written(): void;
}

/**
 * Trades become public by way of here: those of a moment are committed together, and only then counted into candles, told
 * and shown. So nothing that anybody has seen is gone after a kill (readings H4). Rows go when a checkpoint has what they say.
 */
export class TradeJournal {
  /** Whether trades wait in such numbers that the store must be away. */
  isBehind = false;
  private seq = 0;
  /** Whether `seq` is what the store has. */
  private isSure = false;
  private readonly queue = new SerialQueue();
  /** By symbol: up to which row its stored tape reaches, and with which trade it ends. */
  private readonly tapes = new Map<SymbolFeed, { covered: number; lastTradeId: number }>();
  private turn = 0;

  constructor(
    private readonly store: Store,
    private readonly feeds: readonly SymbolFeed[],
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
  ) {}

  /** Writes what waits and makes it public. Throws where the store does not take it; then it waits on. */
  flush(): Promise<void> {
    return this.queue.run(() => this.writeWaiting());
  }

  private async writeWaiting(): Promise<void> {
    const parts = this.feeds.flatMap((feed) => (feed.waiting.length > 0 ? [{ feed, trades: [...feed.waiting] }] : []));
    if (parts.length === 0) return;
    this.isBehind = parts.reduce((sum, { trades }) => sum + trades.length, 0) > MOST_WAITING;
    const { db } = this.store;
    // After a write without an answer the row may be there: the next one may say its trades again, and is read past.
    if (!this.isSure) this.seq = Math.max(this.seq, await lastSeq(db));
    this.isSure = false;
    await insertTrades(
      db,
      this.seq + 1,
      parts.flatMap(({ trades }) => trades),
    );
    this.isSure = true;
    this.seq += 1;
    this.isBehind = false;
    for (const { feed, trades } of parts) this.reveal(feed, trades.length);
  }

  /** One feed that fails keeps none of the others from what they have. */
  private reveal(feed: SymbolFeed, count: number): void {
    try {
      feed.reveal(count);
    } catch (error) {
      this.log.error({ err: error, symbol: feed.instrument.symbol }, 'trades could not be counted');
    }
  }

  /** What a checkpoint of this very moment writes beside the candles: some tapes, or all of them with the last one. */
  checkpoint(isLast: boolean): JournalPart {
    const { seq } = this;
    const due = isLast ? [...this.feeds] : this.nextFeeds();
    const tapes = due.map((feed) => ({ feed, lastTradeId: feed.lastTradeId, trades: feed.tapeTrades() }));
    const changed = tapes.filter(({ feed, lastTradeId }) => this.tapes.get(feed)?.lastTradeId !== lastTradeId);
    const covered = new Map(tapes.map(({ feed, lastTradeId }) => [feed, { covered: seq, lastTradeId }]));
    const bound = Math.min(...this.feeds.map((feed) => (covered.get(feed) ?? this.tapes.get(feed))?.covered ?? 0));
    return {
      write: async (tx) => {
        for (const { feed, trades } of changed) await writeTape(tx, feed.instrument.symbol, trades);
        if (bound > 0) await pruneJournal(tx, bound);
      },
      written: () => {
        for (const [feed, tape] of covered) this.tapes.set(feed, tape);
      },
    };
  }

  private nextFeeds(): SymbolFeed[] {
    const count = Math.min(TAPES_EACH, this.feeds.length);
    const due = Array.from({ length: count }, (_, step) => this.feeds[(this.turn + step) % this.feeds.length]);
    this.turn = (this.turn + count) % Math.max(1, this.feeds.length);
    return due.filter((feed) => feed !== undefined);
  }
}
