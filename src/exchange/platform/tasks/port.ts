import type { Tx } from '../store/types.ts';

/** A value that JSON keeps as it is. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Something that falls due. */
export interface NewTask {
  /** "<product>.<task>", as in the product's `tasks`. */
  readonly kind: string;
  /** What it is done to; a kind does each once. */
  readonly ref: string;
  /** Unix ms of the exchange's clock. */
  readonly dueAt: number;
  readonly payload?: Json;
}

/** Whoever writes what falls due. All throw for a kind that nobody does. */
export interface Tasks {
  /** Plans it in the caller's transaction. False where the kind has this ref already; what was done 90 days ago is forgotten. */
  add(tx: Tx, task: NewTask): Promise<boolean>;
  /** Moves its due moment and counts its tries anew; after the postings of its transaction. False where it does not wait any more. */
  move(tx: Tx, kind: string, ref: string, dueAt: number): Promise<boolean>;
  /** Takes it back as if it had never been planned; after the postings of its transaction. False where it does not wait any more. */
  cancel(tx: Tx, kind: string, ref: string): Promise<boolean>;
}

/** A task whose moment has come. `dueAt` is the moment that the work is about: handlers never ask what time it is. */
export interface DueTask {
  readonly ref: string;
  readonly dueAt: number;
  readonly payload: Json;
}

/** Runs after the commit: user events and the like. One that fails, at once or later, is logged. */
export type Effect = () => void;

/** The work of one task, in the transaction that also marks it done. */
export type TaskWork = (tx: Tx) => Promise<readonly Effect[] | undefined>;

/**
 * Reads what it needs outside of a transaction, and gives the work. A throw of either is a failed try. It may run more
 * than once; its work is committed once.
 */
export type TaskHandler = (task: DueTask) => TaskWork | Promise<TaskWork>;

/** One task of a kind that recurs. */
export type Occurrence = Pick<NewTask, 'ref' | 'dueAt'>;

/**
 * A kind whose tasks follow one another for ever. The next one is planned in the transaction that marks one done, or
 * given up: no failure ends the chain, and nor does a stop.
 */
export interface Recurring {
  readonly handler: TaskHandler;
  /** Where there was none before. */
  first(): Occurrence;
  /** What follows one; it is later, and has another ref. */
  next(link: Occurrence): Occurrence;
}

/** How a kind of tasks is done. */
export type TaskKind = TaskHandler | Recurring;
