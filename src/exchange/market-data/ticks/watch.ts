import type { FastifyBaseLogger } from 'fastify';
import type { Cancel, Scheduler } from '../../platform/scheduler.ts';
import { SerialQueue } from '../../platform/serial-queue.ts';
import { readFact, writeFact } from '../../platform/store/facts.ts';
import type { Store } from '../../platform/store/open.ts';
import type { Ticks } from './port.ts';
import type { Tick, TickBatch } from './tick.ts';

/** Ms between two looks at what could not be done before. */
const AGAIN_EACH = 1000;
/** Ticks between two notes of how far all have been looked at. */
const NOTE_EACH = 30;
/** Ticks of a symbol that are read at a time. */
const PAGE = 5000;

export interface TickWatchParts {
  readonly store: Store;
  readonly scheduler: Scheduler;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  readonly markets: { readonly ticks: Ticks };
}

/** What somebody who acts on prices does. */
export interface TickLooks {
  /** Goes on where an earlier run stopped: with the ticks that were published meanwhile. Before all others. */
  catchUp(): Promise<void>;
  /** By a tick that was published now. */
  look(batch: TickBatch): Promise<void>;
  /** At what could not be done before. */
  again(): Promise<void>;
}

/**
 * Ticks for a product that acts on prices: every one, in the order of the chain, one look after the other, and each second one more. How
 * far all has been looked at is a fact of the store, in a measure of its product's: a start goes on from there.
 */
export class TickWatch {
  private readonly parts: TickWatchParts;
  /** Of the product, "spot stops", and its fact. */
  private readonly name: string;
  private readonly fact: string;
  private readonly queue = new SerialQueue();
  private ends: Cancel[] = [];
  private sinceNote = 0;

  constructor(parts: TickWatchParts, { name, fact }: { readonly name: string; readonly fact: string }) {
    this.parts = parts;
    this.name = name;
    this.fact = fact;
  }

  /** Resolves once it has caught up; whatever is published meanwhile is looked at after that. */
  async start({ catchUp, look, again }: TickLooks): Promise<void> {
    const { markets, scheduler } = this.parts;
    const caughtUp = this.run(catchUp);
    this.ends = [
      markets.ticks.on((batch) => {
        this.sinceNote += 1;
        void this.tried(() => look(batch));
      }),
      scheduler.every(AGAIN_EACH, this.name, () => this.tried(again)),
    ];
    await caughtUp;
  }

  /** Hears nothing any more, and ends what it has begun. */
  async stop(): Promise<void> {
    for (const end of this.ends.splice(0)) end();
    await this.settled();
  }

  /** Does a piece of work in its turn. */
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return this.queue.run(work);
  }

  /** The same; one that fails is logged. */
  tried(work: () => Promise<void>): Promise<void> {
    return this.run(work).catch((error: unknown) => this.failed(error));
  }

  failed(err: unknown): void {
    this.parts.log.error({ err, watch: this.name }, 'Ticks could not be looked at');
  }

  /** Resolves when all ticks that were told by now have been looked at. */
  settled(): Promise<void> {
    return this.queue.settled();
  }

  /** How far an earlier run had looked; undefined where there was none. */
  async seen(): Promise<number | undefined> {
    const text = await readFact(this.parts.store.db, this.fact);
    return text === undefined ? undefined : Number(text);
  }

  /** Notes how far all have been looked at, now and then. */
  async note(seen: number): Promise<void> {
    if (this.sinceNote >= NOTE_EACH) await this.noteNow(seen);
  }

  async noteNow(seen: number): Promise<void> {
    this.sinceNote = 0;
    await writeFact(this.parts.store.db, this.fact, String(seen));
  }
}

/** A symbol's ticks of a stretch of time, or those after a batch, page by page. */
export async function* publishedTicks(
  ticks: Pick<Ticks, 'between'>,
  symbol: string,
  { from = 0, to = Number.MAX_SAFE_INTEGER, after = 0 }: { from?: number; to?: number; after?: number },
): AsyncGenerator<Tick> {
  for (let last: number | undefined = after; last !== undefined; ) {
    const page: readonly Tick[] = await ticks.between(symbol, { from, to, after: last, limit: PAGE });
    yield* page;
    last = page.length < PAGE ? undefined : page.at(-1)?.seq;
  }
}
