import type { FastifyBaseLogger } from 'fastify';
import { alarm } from './alarm.ts';
import { guarded } from './guarded.ts';
import { plainError } from './plain-error.ts';
import { committed } from './store/away.ts';
import type { Store, Tx } from './store/types.ts';
import type { Effect, TaskWork } from './tasks/port.ts';

/** Every so many failures of one thing are an alarm. */
const ALARM_EACH = 12;
/** A try that takes longer is told of, and again each time that this has passed: a day's snapshots of all users take less. */
export const SLOW_MS = 300_000;

type Log = Pick<FastifyBaseLogger, 'error'>;
type Facts = Readonly<Record<string, unknown>>;

/** What is kept of a failed try. */
export const lastErrorOf = (error: unknown): string => plainError(error).message.slice(0, 1000);

/** Says that a try failed, with each twelfth as an alarm. */
export function tellFailure(
  log: Log,
  error: unknown,
  facts: Facts & { readonly attempts: number },
  words: { readonly once: string; readonly alarm: string },
): void {
  const told = { err: error, ...facts };
  if (facts.attempts % ALARM_EACH === 0) alarm(log, told, words.alarm);
  else log.error(told, words.once);
}

/** What was to be done was done, moved or taken back by somebody else meanwhile. */
class Overtaken extends Error {}

/**
 * Work and its mark in one transaction; gives what is to be told. Nothing is done where `mark` finds nothing to mark. The
 * mark comes last, so that its row is locked behind those of the ledger: a call posts first and then moves a task.
 */
export async function doOnce(
  store: Store,
  work: TaskWork,
  mark: (tx: Tx) => Promise<boolean>,
): Promise<readonly Effect[]> {
  let effects: readonly Effect[] = [];
  try {
    await committed(
      store.transaction(async (tx) => {
        effects = (await work(tx)) ?? [];
        if (!(await mark(tx))) throw new Overtaken();
      }),
    );
  } catch (error) {
    if (error instanceof Overtaken) return [];
    throw error;
  }
  return effects;
}

/** Tells of what was committed: one that fails changes nothing. */
export function runEffects(log: Log, effects: readonly Effect[], facts: Facts, failure: string): void {
  for (const effect of effects) guarded(effect, (error) => log.error({ err: error, ...facts }, failure));
}
