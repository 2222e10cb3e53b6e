/** How a transaction ended. */
export type CommitOutcome = 'committed' | 'aborted';

/** The store does not answer, or not in time. What was asked has not been done, and may be asked again. */
export class StoreAway extends Error {
  override readonly name = 'StoreAway';

  constructor(cause?: unknown) {
    super('The store does not answer', { cause });
  }
}

/**
 * The connection broke while COMMIT was under way, and the database stays away: the transaction may have been committed
 * or not. Whoever keeps memory beside the store must close what it guards until `outcome` answers.
 */
export class CommitInDoubt extends Error {
  override readonly name = 'CommitInDoubt';
  /** Waits until the database answers, however long that takes. Rejects only when the store is closed before. */
  readonly outcome: () => Promise<CommitOutcome>;

  constructor(outcome: () => Promise<CommitOutcome>, cause?: unknown) {
    super('It is not known whether the transaction was committed', { cause });
    this.outcome = outcome;
  }
}

/** Resolves when a transaction is committed; one whose commit is in doubt is waited for. Throws where it is not. */
export async function committed(transaction: Promise<unknown>): Promise<void> {
  try {
    await transaction;
  } catch (error) {
    if (!(error instanceof CommitInDoubt) || (await error.outcome()) === 'aborted') throw error;
  }
}

function* chain(error: unknown): Generator<object> {
  for (let at: unknown = error; typeof at === 'object' && at !== null; at = 'cause' in at ? at.cause : null) yield at;
}

/** SQLSTATE of a database error, "" where it is none. Drizzle wraps the driver's error as `cause`. */
export function sqlState(error: unknown): string {
  for (const at of chain(error)) {
    if ('code' in at && typeof at.code === 'string' && /^[0-9A-Z]{5}$/.test(at.code)) return at.code;
  }
  return '';
}

/** Connection exceptions; shutdown, crash and recovery of the server; its idle-transaction timeout. */
const BROKEN_STATE = /^(08...|57P0[1-5]|25P0[34])$/;
/** What the system says of a socket. SQLSTATEs have five characters of their own kind, so EPIPE needs its name. */
const UNREACHED_CODE = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
]);
const BROKEN_CODE = new Set([...UNREACHED_CODE, 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT']);
const UNREACHED_TEXT = /timeout exceeded when trying to connect/;
/** What pg and its pool say without a code. */
const BROKEN_TEXT =
  /Connection terminated|Client has encountered a connection error|Query read timeout|timeout exceeded when trying to connect|Client was closed/;

/** The connection is gone or silent: what the server made of the last statement is not known. */
export function isBroken(error: unknown): boolean {
  for (const at of chain(error)) {
    if ('code' in at && typeof at.code === 'string' && (BROKEN_CODE.has(at.code) || BROKEN_STATE.test(at.code)))
      return true;
    if (at instanceof Error && BROKEN_TEXT.test(at.message)) return true;
  }
  return false;
}

/** Statement and lock timeouts, disk full, out of memory, too many connections: refused now, welcome later. */
const BUSY_STATE = /^(57014|55P03|53...)$/;

/** True where the store could not be asked, or could not carry it out for now: nothing was done, and it may be tried again. */
export function isAway(error: unknown): boolean {
  for (const at of chain(error)) if (at instanceof StoreAway) return true;
  return isBroken(error) || BUSY_STATE.test(sqlState(error));
}

/** Statements that change something; drizzle's error names the one that failed. */
const WRITES = /^\s*(insert|update|delete)\b/i;

/**
 * True where a write may have been done although it failed: its connection broke in COMMIT, or, outside of transactions,
 * after it was sent.
 */
export function isInDoubt(error: unknown): boolean {
  let isWrite = false;
  let isReached = true;
  for (const at of chain(error)) {
    if (at instanceof CommitInDoubt) return true;
    if (at instanceof StoreAway) return false;
    if ('query' in at && typeof at.query === 'string') isWrite ||= WRITES.test(at.query);
    if ('code' in at && typeof at.code === 'string' && UNREACHED_CODE.has(at.code)) isReached = false;
    if (at instanceof Error && UNREACHED_TEXT.test(at.message)) isReached = false;
  }
  return isWrite && isReached && isBroken(error);
}
