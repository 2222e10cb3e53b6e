import type { FastifyRequest } from 'fastify';
import type { CallSpec } from '../../../contract/define.ts';

/** The fields of a request: of the query for GET, of the body otherwise; null where the body is no set of fields. */
export function fieldsOf(
  request: Pick<FastifyRequest, 'query' | 'body'>,
  method: CallSpec['method'],
): Record<string, unknown> | null {
  const given = method === 'GET' ? request.query : (request.body ?? {});
  return typeof given === 'object' && given !== null && !Array.isArray(given) ? { ...given } : null;
}

/** The `lang` field, wherever it came. */
export function langField(request: Pick<FastifyRequest, 'query' | 'body'>): unknown {
  for (const place of [request.body, request.query]) {
    if (typeof place === 'object' && place !== null && 'lang' in place && place.lang !== undefined) return place.lang;
  }
  return undefined;
}
