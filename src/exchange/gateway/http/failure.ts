import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { RefusalKey } from '../../platform/refusal.ts';
import { isAway, isInDoubt } from '../../platform/store/away.ts';

/** A database that restarts is back by then, as a rule. */
const RETRY_SECONDS = 2;

/** What a caller may know of an error that is no refusal; the error itself is for the log. */
export interface Failure {
  readonly status: 500 | 503;
  readonly headers: Readonly<Record<string, string>>;
  readonly key: RefusalKey;
  readonly values: Record<string, string>;
}

/** What is said where the store does not answer; null for any other error. */
function unansweredKey(error: unknown): 'storeAway' | 'storeInDoubt' | null {
  if (isInDoubt(error)) return 'storeInDoubt';
  return isAway(error) ? 'storeAway' : null;
}

/**
 * Logs an error that is no refusal, and says what its caller is told: a store that does not answer is HTTP 503, what
 * nobody foresaw HTTP 500 with a reference that is in the log as well. Each surface puts it into its own shape.
 */
export function failure(
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
  error: unknown,
  { method, routeOptions: { url: path } }: FastifyRequest,
): Failure {
  const unanswered = unansweredKey(error);
  if (unanswered) {
    log.warn({ err: error, method, path }, 'The store is away');
    return { status: 503, headers: { 'retry-after': String(RETRY_SECONDS) }, key: unanswered, values: {} };
  }
  const reference = randomUUID().slice(0, 8);
  log.error({ err: error, reference, method, path }, 'A call failed');
  return { status: 500, headers: {}, key: 'internal', values: { reference } };
}
