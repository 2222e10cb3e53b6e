import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS, MINUTE_MS } from '../../../domain/durations.ts';
import {
  batchHash,
  GENESIS_HASH,
  proofAt,
  rootOf,
  type TickHeader,
  type TickProof,
  tickTree,
} from '../../../domain/tick-chain.ts';
import type { Clock } from '../../platform/clock-port.ts';
import { guarded } from '../../platform/guarded.ts';
import { LoopQueue } from '../../platform/loop-queue.ts';
import { SerialQueue } from '../../platform/serial-queue.ts';
import type { Db, Store, Tx } from '../../platform/store/open.ts';
import { JUMP_MS } from '../jump.ts';
import { SEGMENT_LENGTH, TickArchive } from './archive.ts';
import { NotListed, type TickRange, type Ticks } from './port.ts';
import { sha256 } from './sha.ts';
import { insertBatch, insertPin, lastSegment, readBatches, unpack } from './table.ts';
import { pricesOf, type Tick, type TickBatch, type TickValues, tickOf } from './tick.ts';

/** Batches that stay as rows of their own; those before them go into segments. */
const RECENT = 60;
/** Days that batches are kept which no result names. */
export const TICKS_KEPT_MS = 7 * DAY_MS;

const GONE = 'Ticks of that time are no longer kept';

/** Where batches get their prices. */
export interface TickSource {
  /** Whether a symbol is listed, also where it has no price just now. */
  lists(symbol: string): boolean;
  /** Prices of all symbols that have any, at the clock's moment when it resolves, in the order of their symbols. */
  read(): Promise<readonly TickValues[]>;
  /** Prices at the start of a minute (unix seconds) that was jumped over, in the symbols' own scale; without those that nothing tells of. */
  syntheticPrices(minute: number): ReadonlyMap<string, bigint>;
}

export interface TickChainOptions {
  readonly store: Store;
  readonly clock: Clock;
  readonly source: TickSource;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Shares the loop among those who read far back or ask for proofs. */
  readonly loop?: LoopQueue;
  /** Ms between two captures, where somebody calls them at a pace: whoever needs a tick of now waits for the next. */
  readonly each?: number | undefined;
  /** Retention of batches that no result names, ms; TICKS_KEPT_MS without it. */
  readonly keptMs?: number | undefined;
}

/** Makes the ticks: reads the prices, writes the batch, and tells of it when it is committed. One batch at a time. */
export class TickChain implements Ticks {
  private readonly options: TickChainOptions;
  private readonly archive: TickArchive;
  private readonly loop: LoopQueue;
  private readonly keptMs: number;
  private readonly listeners = new Set<(batch: TickBatch) => void>();
  /** Batches that are not in a segment yet; they come after all that are. */
  private recent: TickBatch[] = [];
  private head: TickBatch | null = null;
  /** Whether the head is what the store has. */
  private isSure = false;
  /** Whether this run has made a batch: what lies before the first is a stop, and stays a gap. */
  private isRunning = false;
  private readonly queue = new SerialQueue();

  constructor(options: TickChainOptions) {
    this.options = options;
    this.keptMs = options.keptMs ?? TICKS_KEPT_MS;
    this.loop = options.loop ?? new LoopQueue();
    this.archive = new TickArchive(options.store, this.keptMs, this.loop);
  }

  /** Takes up the chain where the store left it. */
  async open(): Promise<void> {
    await this.archive.open();
    await this.reload();
  }

  /** Publishes a batch of now; after a jump of the clock those of its minutes before it. */
  capture(): Promise<TickBatch> {
    return this.queue.run(() => this.make());
  }

  /** Resolves when nothing is under way. */
  async settled(): Promise<void> {
    await this.queue.settled();
  }

  latest(symbol: string): Tick | undefined {
    return this.head ? tickOf(this.head, symbol) : undefined;
  }

  async firstAtOrAfter(symbol: string, at: number): Promise<Tick | null> {
    const published = await this.firstPublished(symbol, at);
    if (published || at > this.options.clock.now()) return published;
    // Users choose moments by the millisecond: batches of their own would be as many as they are.
    while (this.isNextNear(at) && (await this.nextBatch()));
    await this.queue.run(async () => {
      if (!this.head || this.head.at < at) await this.make();
    });
    // Batches of minutes that were jumped over and one whose commit was in doubt may have come before the one made now.
    const made = await this.firstPublished(symbol, at);
    if (!made && !this.options.source.lists(symbol)) throw new NotListed(symbol);
    return made;
  }

  async bySeq(symbol: string, seq: number): Promise<Tick | null> {
    const batch = await this.batch(seq);
    return (batch && tickOf(batch, symbol)) ?? null;
  }

  async between(symbol: string, { from, to, after = 0, limit }: TickRange): Promise<readonly Tick[]> {
    const ticks: Tick[] = [];
    for await (const batch of this.from(from, to, after)) {
      if (ticks.length >= limit) break;
      const tick = tickOf(batch, symbol);
      if (tick) ticks.push(tick);
    }
    return ticks;
  }

  async proof(symbol: string, seq: number): Promise<TickProof | null> {
    const batch = await this.batch(seq);
    const place = batch?.values.findIndex((one) => one.symbol === symbol) ?? -1;
    if (!batch || place < 0) return null;
    await this.loop.take();
    return proofAt(await tickTree(batch.values.map(pricesOf), sha256), place);
  }

  on(listener: (batch: TickBatch) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async pin(tx: Tx, seq: number): Promise<void> {
    const batch = await this.batch(seq, tx);
    if (!batch) throw new RangeError(GONE);
    const before = await this.batch(seq - 1, tx);
    await insertPin(tx, batch, before?.at ?? batch.at);
  }

  private async batch(seq: number, db?: Db): Promise<TickBatch | undefined> {
    return this.recent.find((one) => one.seq === seq) ?? (await this.archive.batch(seq, db));
  }

  private isNextNear(at: number): boolean {
    const { each = 0, clock } = this.options;
    const head = this.head?.at ?? at;
    return head < at && Math.abs(clock.now() - head) < each;
  }

  /** Whether another batch was made within the time of one. */
  private nextBatch(): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (isMade: boolean) => {
        clearTimeout(late);
        off();
        resolve(isMade);
      };
      const late = setTimeout(() => end(false), this.options.each);
      const off = this.on(() => end(true));
    });
  }

  private async firstPublished(symbol: string, at: number): Promise<Tick | null> {
    if (this.archive.isForgotten(at)) {
      const pinned = await this.archive.pinned(at);
      const tick = pinned && tickOf(pinned, symbol);
      if (!tick) throw new RangeError(GONE);
      return tick;
    }
    for await (const batch of this.from(at)) {
      const tick = tickOf(batch, symbol);
      if (tick) return tick;
    }
    return null;
  }

  /** Kept batches of [from, to] after one, ascending. */
  private async *from(from: number, to = Number.MAX_SAFE_INTEGER, after = 0): AsyncGenerator<TickBatch> {
    const recent = this.recent.filter((one) => one.seq > after && one.at >= from && one.at <= to);
    let last = after;
    const begin = this.recent[0]?.seq ?? Number.MAX_SAFE_INTEGER;
    if (this.archive.reaches(from) && begin !== after + 1) {
      for await (const batch of this.archive.between(from, to, after, begin)) {
        last = batch.seq;
        yield batch;
      }
    }
    for (const batch of recent) if (batch.seq > last) yield batch;
  }

  private async make(): Promise<TickBatch> {
    if (!this.isSure) await this.recover();
    const values = await this.options.source.read();
    // Moments grow along the chain, though the machine's clock may be set back.
    const now = Math.max(this.options.clock.now(), this.head?.at ?? 0);
    await this.makeJumped(now, values);
    const batch = await this.next(now, values);
    this.isSure = false;
    await insertBatch(this.options.store.db, batch);
    this.isSure = true;
    this.isRunning = true;
    this.recent.push(batch);
    this.publish(batch);
    if (this.recent.length >= RECENT + SEGMENT_LENGTH) await this.compact(now);
    return batch;
  }

  /** Writes the minutes that the clock has jumped over, in their order and straight into segments. */
  private async makeJumped(now: number, values: readonly TickValues[]): Promise<void> {
    const before = this.head?.at;
    if (before === undefined || !this.isRunning || now - before < JUMP_MS) return;
    // Some of them may have gone into a segment when this throws.
    this.isSure = false;
    await this.archive.write(this.recent, now);
    this.recent = [];
    this.isSure = true;
    let run: TickBatch[] = [];
    const first = Math.max(before + 1, now - this.keptMs);
    for (let at = Math.ceil(first / MINUTE_MS) * MINUTE_MS; at < now; at += MINUTE_MS) {
      const prices = this.options.source.syntheticPrices(at / 1000);
      if (prices.size === 0) continue;
      run.push(await this.next(at, this.syntheticValues(values, prices), run.at(-1)));
      if (run.length < SEGMENT_LENGTH) continue;
      await this.writeRun(run, now);
      run = [];
    }
    await this.writeRun(run, now);
  }

  /** What a minute's batch says: the told price where there is one, else the prices before the jump. */
  private syntheticValues(values: readonly TickValues[], prices: ReadonlyMap<string, bigint>): TickValues[] {
    return values.map((one) => {
      const price = prices.get(one.symbol);
      if (price !== undefined) return { ...one, index: price, mark: price, last: price };
      return this.head?.values.find(({ symbol }) => symbol === one.symbol) ?? one;
    });
  }

  private async writeRun(run: readonly TickBatch[], now: number): Promise<void> {
    if (run.length === 0) return;
    this.isSure = false;
    await this.archive.write(run, now);
    this.isSure = true;
    for (const batch of run) this.publish(batch);
  }

  private async next(
    at: number,
    values: readonly TickValues[],
    before: TickHeader | null | undefined = this.head,
  ): Promise<TickBatch> {
    const open = {
      seq: (before?.seq ?? 0) + 1,
      at: Math.floor(at),
      root: rootOf(await tickTree(values.map(pricesOf), sha256)),
      prevHash: before?.hash ?? GENESIS_HASH,
    };
    return { ...open, hash: await batchHash(open, sha256), values };
  }

  private publish(batch: TickBatch): void {
    this.head = batch;
    const failed = (error: unknown) =>
      this.options.log.error({ err: error, seq: batch.seq }, 'a listener of the ticks failed');
    for (const listener of this.listeners) guarded(() => listener(batch), failed);
  }

  /** Reads on after a failure. A batch whose commit was in doubt and did happen is told of now: it is final. */
  private async recover(): Promise<void> {
    const told = this.head?.seq ?? 0;
    for (const batch of await this.reload()) {
      if (batch.seq <= told) continue;
      this.isRunning = true;
      this.publish(batch);
    }
  }

  /** Reads where the chain stands; gives its last batches. */
  private async reload(): Promise<readonly TickBatch[]> {
    const { db } = this.options.store;
    const segment = await lastSegment(db);
    const packed = segment ? await unpack(segment) : [];
    this.recent = await readBatches(db);
    const last = [...packed, ...this.recent];
    this.head = last.at(-1) ?? null;
    this.isSure = true;
    return last;
  }

  private async compact(now: number): Promise<void> {
    const old = this.recent.slice(0, -RECENT);
    try {
      await this.archive.write(old, now);
      this.recent = this.recent.slice(old.length);
    } catch (error) {
      // Nothing is lost: they stay rows of their own, and the next batch tries again.
      this.options.log.error({ err: error }, 'ticks could not be compacted');
      this.recent = await readBatches(this.options.store.db);
    }
  }
}
