import type { FastifyBaseLogger } from 'fastify';
import { alarm } from './alarm.ts';
import type { Cancel } from './scheduler.ts';

/**
 * Says in the log of something that it does not end, each `slowMs` until it is called off; by the machine's time, since a
 * driven clock stands still meanwhile.
 */
export function alarmWhileSlow(
  log: Pick<FastifyBaseLogger, 'error'>,
  facts: Readonly<Record<string, unknown>>,
  message: string,
  slowMs: number,
): Cancel {
  let forMs = 0;
  const timer = setInterval(() => {
    forMs += slowMs;
    alarm(log, { ...facts, forMs }, message);
  }, slowMs);
  timer.unref();
  return () => clearInterval(timer);
}
