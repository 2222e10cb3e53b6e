import { BoundedMap } from '../../platform/bounded-map.ts';
import type { LoopQueue } from '../../platform/loop-queue.ts';
import type { Db, Store } from '../../platform/store/open.ts';
import { oldestDue } from '../../platform/tasks/waiting.ts';
import { isSameListing } from './codec.ts';
import {
  lastMoment,
  pinOf,
  pinOfMoment,
  pinsBetween,
  prunedUntil,
  pruneSegments,
  type SegmentRow,
  segmentOf,
  segmentsBetween,
  unpack,
  writeSegment,
} from './table.ts';
import type { TickBatch } from './tick.ts';

/** Batches of one segment. */
export const SEGMENT_LENGTH = 60;
/** Segments between two sweeps of what the retention lets go. */
const SWEEP_EACH = 10;
/** Unpacked segments that are kept for whoever reads the same time again. */
const REMEMBERED = 16;
const SEGMENTS_AT_ONCE = 4;
const PINS_AT_ONCE = 100;

/** Ticks beyond the last minutes: segments of a minute, as long as the retention says and a task waits that is about them, and what is pinned, for good. */
export class TickArchive {
  private readonly unpacked = new BoundedMap<number, Promise<TickBatch[]>>(REMEMBERED);
  private written = 0;
  /** Until when ticks have been forgotten, unix ms. */
  private forgotten = Number.NEGATIVE_INFINITY;
  /** The latest moment that it has ever held, unix ms. */
  private latest = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly store: Store,
    private readonly keptMs: number,
    private readonly loop: LoopQueue,
  ) {}

  async open(): Promise<void> {
    this.forgotten = (await prunedUntil(this.store.db)) ?? Number.NEGATIVE_INFINITY;
    this.latest = (await lastMoment(this.store.db)) ?? Number.NEGATIVE_INFINITY;
  }

  /** Whether it may have batches at or after a moment; by its latest one, since a machine's clock can be set back. */
  reaches(at: number): boolean {
    return at <= this.latest;
  }

  isForgotten(at: number): boolean {
    return at <= this.forgotten;
  }

  /** Writes batches that follow each other, as few segments as their listings allow. */
  async write(batches: readonly TickBatch[], now: number): Promise<void> {
    for (const run of runsOf(batches)) {
      // Before it is written: a write without an answer may be there.
      this.latest = Math.max(this.latest, ...run.map(({ at }) => at));
      await writeSegment(this.store.db, run);
      this.written += 1;
    }
    if (this.written < SWEEP_EACH) return;
    this.written = 0;
    // What fell due and could not be done yet settles on a tick of its moment.
    const needed = (await oldestDue(this.store.db)) ?? now;
    const pruned = await pruneSegments(this.store.db, Math.min(now - this.keptMs, needed));
    this.forgotten = Math.max(this.forgotten, pruned ?? this.forgotten);
  }

  /** `db` is the transaction of a caller who is in one. */
  async batch(seq: number, db: Db = this.store.db): Promise<TickBatch | undefined> {
    const row = await segmentOf(db, seq);
    return row ? (await this.batchesOf(row)).find((one) => one.seq === seq) : pinOf(db, seq);
  }

  /** The first batch at or after a forgotten moment, where that one is pinned. */
  pinned(at: number): Promise<TickBatch | undefined> {
    return pinOfMoment(this.store.db, at);
  }

  /** Batches of [from, to] after one and before another, ascending. Read on only as far as somebody asks. */
  async *between(from: number, to: number, after: number, before: number): AsyncGenerator<TickBatch> {
    const pins = this.pinsBetween(from, to, after, before);
    const next = async (): Promise<TickBatch | undefined> => {
      const { value, done } = await pins.next();
      return done ? undefined : value;
    };
    let pin = await next();
    for await (const batch of this.segmentsBetween(from, to, after)) {
      for (; pin && pin.seq <= batch.seq; pin = await next()) if (pin.seq < batch.seq) yield pin;
      yield batch;
    }
    for (; pin; pin = await next()) yield pin;
  }

  private async *segmentsBetween(from: number, to: number, after: number): AsyncGenerator<TickBatch> {
    for (let last = after; ; ) {
      const rows = await segmentsBetween(this.store.db, from, to, last, SEGMENTS_AT_ONCE);
      for (const row of rows) {
        for (const batch of await this.batchesOf(row))
          if (batch.seq > after && batch.at >= from && batch.at <= to) yield batch;
      }
      if (rows.length < SEGMENTS_AT_ONCE) return;
      last = rows.at(-1)?.lastSeq ?? last;
    }
  }

  private async *pinsBetween(from: number, to: number, after: number, before: number): AsyncGenerator<TickBatch> {
    for (let last = after; ; ) {
      const pins = await pinsBetween(this.store.db, [from, to], [last, before], PINS_AT_ONCE);
      yield* pins;
      if (pins.length < PINS_AT_ONCE) return;
      last = pins.at(-1)?.seq ?? last;
    }
  }

  private batchesOf(row: SegmentRow): Promise<TickBatch[]> {
    const known = this.unpacked.get(row.firstSeq);
    if (known) return known;
    const batches = this.loop.take().then(() => unpack(row));
    batches.catch(() => this.unpacked.delete(row.firstSeq));
    this.unpacked.set(row.firstSeq, batches);
    return batches;
  }
}

/** Cuts batches where a segment must end: at its length, at a hole in the numbers, at another listing. */
function* runsOf(batches: readonly TickBatch[]): Generator<TickBatch[]> {
  let run: TickBatch[] = [];
  for (const batch of batches) {
    const last = run.at(-1);
    const fits =
      run.length < SEGMENT_LENGTH &&
      (!last || (last.seq + 1 === batch.seq && isSameListing(last.values, batch.values)));
    if (!fits) {
      yield run;
      run = [];
    }
    run.push(batch);
  }
  if (run.length > 0) yield run;
}
