import type { FastifyBaseLogger } from 'fastify';

/** A log that also keeps what is said as an error: facts and sentence of each. */
export function heardLog(log: FastifyBaseLogger): { log: FastifyBaseLogger; errors: [unknown, string][] } {
  const errors: [unknown, string][] = [];
  const error = (facts: unknown, sentence: string) => errors.push([facts, sentence]);
  return { log: new Proxy(log, { get: (of, key) => (key === 'error' ? error : Reflect.get(of, key)) }), errors };
}
