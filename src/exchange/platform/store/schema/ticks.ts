import { bigint, index, pgTable } from 'drizzle-orm/pg-core';
import { bytes, moment } from '../columns.ts';

/** Ticks of the last minutes: one row a second for all symbols, and one chain (domain/tick-chain.ts). */
export const tickBatches = pgTable('tick_batches', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: moment().notNull(),
  /** market-data/ticks/codec.ts */
  values: bytes().notNull(),
  root: bytes().notNull(),
  prevHash: bytes().notNull(),
  hash: bytes().notNull(),
});

/** Older ticks: up to a minute of batches in one row, from which every hash can be computed again. */
export const tickSegments = pgTable(
  'tick_segments',
  {
    firstSeq: bigint({ mode: 'number' }).primaryKey(),
    lastSeq: bigint({ mode: 'number' }).notNull(),
    firstAt: moment().notNull(),
    lastAt: moment().notNull(),
    prevHash: bytes().notNull(),
    /** Hash of the last batch. */
    hash: bytes().notNull(),
    data: bytes().notNull(),
  },
  (table) => [index().on(table.lastAt)],
);

/** Batches that a result names, whole, with what proves them: they outlive the retention. */
export const tickPins = pgTable(
  'tick_pins',
  {
    seq: bigint({ mode: 'number' }).primaryKey(),
    at: moment().notNull(),
    /** Moment of the batch before it: of every moment after that one, up to its own, it is the first. */
    after: moment().notNull(),
    values: bytes().notNull(),
    root: bytes().notNull(),
    prevHash: bytes().notNull(),
    hash: bytes().notNull(),
  },
  (table) => [index().on(table.at, table.seq)],
);
