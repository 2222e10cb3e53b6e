import type { FastifyBaseLogger } from 'fastify';

/** Says in the log what a person has to look at; README's table says what each means. */
export function alarm(
  log: Pick<FastifyBaseLogger, 'error'>,
  facts: Readonly<Record<string, unknown>>,
  message: string,
): void {
  log.error({ ...facts, isAlarm: true }, `ALARM: ${message}`);
}
