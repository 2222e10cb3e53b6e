import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import type { Teardown } from '../../../src/exchange/app/teardown.ts';
import type { Store } from '../../../src/exchange/platform/store/open.ts';
import type { Machine } from './machine.ts';
import type { Chance } from './random.ts';

/** What a statement that writes says. */
export const WRITES = /\b(insert|update|delete|create|truncate)\b/i;

/** What a life's connections suffer, besides their work. */
export interface Weather {
  /** Ms that each operation takes. */
  slowMs: number;
  /** Whether the disk is full: every write fails. */
  isFull: boolean;
}

/** At which operation of the store the process dies, and whether the store has still done it. */
export interface Death {
  readonly operation: number;
  readonly isDone: boolean;
}

/** Where a connection breaks around COMMIT. */
export type Break =
  /** Before it was sent: nothing is committed, and the store says so. */
  | 'before'
  /** After it was sent, before its answer came: it was done, which is found out later. */
  | 'after'
  /** After it was sent: it was not done, which is found out later. */
  | 'nothing';

/** Breaks to come and those that came. */
export interface Breaks {
  next: {
    readonly kind: Break;
    /** How many transactions pass before it. */
    left: number;
    /** How long the store is away afterwards. */
    readonly awayMs: number;
  } | null;
  /** Until then, by the machine's time, the store takes no new connections. */
  awayUntil: number;
  /** How often each kind came. */
  readonly struck: Map<string, number>;
}

/** A database that outlives the lives of a run. */
export interface Database {
  /** For those who look on: past all faults. */
  readonly db: PgliteDatabase | NodePgDatabase;
  /** The same for statements as they are, each with its rows. */
  exec(text: string): Promise<readonly { readonly rows: readonly unknown[] }[]>;
  /** What a life has of it. */
  connect(): Connection;
  close(): Promise<void>;
}

/** What one life has of a database. It may die: then nothing that the life has asked for is ever answered. */
export interface Connection {
  readonly weather: Weather;
  readonly breaks: Breaks;
  /** Operations that may have changed what the store holds. */
  readonly writes: number;
  readonly isInTransaction: boolean;
  readonly isDead: boolean;
  /** Told once, when it has died. */
  onDeath: () => void;
  /** Opens the exchange's store on it; `lost` is told where the database says that somebody else has taken it. */
  open(teardown: Teardown, lost: () => void): Promise<Store>;
  /** Lets the process die at a later operation, before or after the store has done it. */
  dieAt(later: number, isDone: boolean): void;
  /** Ends it here and now. */
  die(): Promise<void>;
}

/** Opens an empty database under a machine; chance is for what it does by itself. */
export type OpenDatabase = (machine: Machine, chance: Chance) => Promise<Database>;
