import type { FastifyBaseLogger } from 'fastify';

/**
 * Work that is tried again and again: its failures are one error in the log when they begin, and one line when they are
 * over. It never rejects.
 */
export function untilItWorks(
  name: string,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let failures = 0;
  return async () => {
    try {
      await work();
      if (failures > 0) log.warn(`${name}: works again after ${failures} failures`);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures === 1) log.error({ err: error }, `${name}: failed, and is tried again until it works`);
    }
  };
}
