import { sql } from 'drizzle-orm';
import { preparedRows, queryRows } from '../../platform/store/driver.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import { decodeSegment, decodeValues, encodeSegment, encodeValues } from './codec.ts';
import { hexOf, unhex } from './sha.ts';
import type { TickBatch } from './tick.ts';

/** A stored segment, still packed. */
export interface SegmentRow extends Record<string, unknown> {
  readonly firstSeq: number;
  readonly lastSeq: number;
  readonly firstAt: number;
  readonly lastAt: number;
  readonly prevHash: Uint8Array;
  readonly hash: Uint8Array;
  readonly data: Uint8Array;
}

interface BatchRow extends Record<string, unknown> {
  readonly seq: number;
  readonly at: number;
  readonly values: Uint8Array;
  readonly root: Uint8Array;
  readonly prevHash: Uint8Array;
  readonly hash: Uint8Array;
}

const SEGMENT = sql`first_seq as "firstSeq", last_seq as "lastSeq", first_at as "firstAt", last_at as "lastAt",
  prev_hash as "prevHash", hash, data`;

const BATCH = sql`seq, at, "values", root, prev_hash as "prevHash", hash`;

/** One statement, so one commit: a number that is taken already throws. */
export async function insertBatch(db: Db, { seq, at, values, root, prevHash, hash }: TickBatch): Promise<void> {
  await preparedRows(
    db,
    sql`insert into tick_batches (seq, at, "values", root, prev_hash, hash)
      values (${seq}, ${at}, ${encodeValues(values)}, ${unhex(root)}, ${unhex(prevHash)}, ${unhex(hash)})`,
  );
}

/** Batches that are not in a segment yet, ascending. */
export async function readBatches(db: Db): Promise<TickBatch[]> {
  return (await queryRows<BatchRow>(db, sql`select ${BATCH} from tick_batches order by seq`)).map(batchOf);
}

const batchOf = ({ seq, at, values, root, prevHash, hash }: BatchRow): TickBatch => ({
  seq,
  at,
  root: hexOf(root),
  prevHash: hexOf(prevHash),
  hash: hexOf(hash),
  values: decodeValues(values),
});

/** Puts batches that follow each other into a segment, in place of their own rows where they have any. */
export async function writeSegment(db: Db, batches: readonly TickBatch[]): Promise<void> {
  const [first, last] = [batches[0], batches.at(-1)];
  if (!first || !last) return;
  const data = await encodeSegment(batches);
  const moments = batches.map(({ at }) => at);
  await queryRows(
    db,
    sql`with gone as (delete from tick_batches where seq between ${first.seq} and ${last.seq})
      insert into tick_segments (first_seq, last_seq, first_at, last_at, prev_hash, hash, data)
      values (${first.seq}, ${last.seq}, ${Math.min(...moments)}, ${Math.max(...moments)},
        ${unhex(first.prevHash)}, ${unhex(last.hash)}, ${data})`,
  );
}

export const unpack = (row: SegmentRow): Promise<TickBatch[]> =>
  decodeSegment(row.firstSeq, hexOf(row.prevHash), row.data);

export async function lastSegment(db: Db): Promise<SegmentRow | undefined> {
  return (
    await queryRows<SegmentRow>(db, sql`select ${SEGMENT} from tick_segments order by first_seq desc limit 1`)
  )[0];
}

export async function segmentOf(db: Db, seq: number): Promise<SegmentRow | undefined> {
  const [row] = await queryRows<SegmentRow>(
    db,
    sql`select ${SEGMENT} from tick_segments where first_seq <= ${seq} order by first_seq desc limit 1`,
  );
  return row && row.lastSeq >= seq ? row : undefined;
}

/**
 * Segments that reach into [from, to] after a batch, ascending, at most so many. Moments grow along the chain: only what
 * lies between the first segment that ends in the range and the first that ends beyond it is read.
 */
export const segmentsBetween = (db: Db, from: number, to: number, after: number, limit: number) =>
  queryRows<SegmentRow>(
    db,
    sql`select ${SEGMENT} from tick_segments
      where last_at >= ${from} and first_at <= ${to} and last_seq > ${after}
        and first_seq >= (select first_seq from tick_segments where last_at >= ${from} order by last_at, first_seq limit 1)
        and first_seq >= coalesce((select max(first_seq) from tick_segments where first_seq <= ${after + 1}), 0)
        and first_seq <= coalesce(
          (select first_seq from tick_segments where last_at > ${to} order by last_at, first_seq limit 1),
          (select max(first_seq) from tick_segments)
        )
      order by first_seq limit ${limit}`,
  );

/** Keeps a copy of a batch; `after` is the moment of the one before it. */
export async function insertPin(tx: Tx, { seq, at, values, root, prevHash, hash }: TickBatch, after: number) {
  await queryRows(
    tx,
    sql`insert into tick_pins (seq, at, after, "values", root, prev_hash, hash)
      values (${seq}, ${at}, ${after}, ${encodeValues(values)}, ${unhex(root)}, ${unhex(prevHash)}, ${unhex(hash)})
      on conflict do nothing`,
  );
}

export async function pinOf(db: Db, seq: number): Promise<TickBatch | undefined> {
  return (await queryRows<BatchRow>(db, sql`select ${BATCH} from tick_pins where seq = ${seq}`)).map(batchOf)[0];
}

/** The pinned batch that is the first one at or after a moment, also where the others of that time are gone. */
export async function pinOfMoment(db: Db, at: number): Promise<TickBatch | undefined> {
  const rows = await queryRows<BatchRow>(
    db,
    sql`select ${BATCH} from (select * from tick_pins where at >= ${at} order by at, seq limit 1) first where after < ${at}`,
  );
  return rows.map(batchOf)[0];
}

/** Pinned batches of [from, to] after a batch and before another, ascending, at most so many. */
export async function pinsBetween(
  db: Db,
  [from, to]: readonly [from: number, to: number],
  [after, before]: readonly [after: number, before: number],
  limit: number,
): Promise<TickBatch[]> {
  const rows = await queryRows<BatchRow>(
    db,
    sql`select ${BATCH} from tick_pins
      where seq > ${after} and seq < ${before} and at >= ${from} and at <= ${to} order by at, seq limit ${limit}`,
  );
  return rows.map(batchOf);
}

/**
 * Forgets segments that ended before a moment, except the newest, from whose hash the chain goes on; gives when the last of
 * them ended.
 */
export async function pruneSegments(db: Db, before: number): Promise<number | null> {
  const [row] = await queryRows<{ until: number | null }>(
    db,
    sql`with gone as (
        delete from tick_segments where last_at < ${before}
          and first_seq < (select max(first_seq) from tick_segments) returning last_at),
      latest as (select max(last_at) as until from gone),
      noted as (insert into facts (key, value) select ${PRUNED}, until::text from latest where until is not null
        on conflict (key) do update set value = excluded.value)
      select until from latest`,
  );
  return row?.until ?? null;
}

/** The latest moment of a segment or a pin, unix ms; null where there are none. A machine's clock can have been set back since. */
export async function lastMoment(db: Db): Promise<number | null> {
  const [row] = await queryRows<{ at: number | null }>(
    db,
    sql`select greatest((select max(last_at) from tick_segments), (select max(at) from tick_pins)) as at`,
  );
  return row?.at ?? null;
}

/** Until when ticks have been forgotten, unix ms; null where none have. */
export async function prunedUntil(db: Db): Promise<number | null> {
  const [row] = await queryRows<{ value: string }>(db, sql`select value from facts where key = ${PRUNED}`);
  return row ? Number(row.value) : null;
}

const PRUNED = 'ticks.pruned-until';
