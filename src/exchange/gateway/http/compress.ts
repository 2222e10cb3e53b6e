import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const gzipped = promisify(gzip);
/** Below this a packet carries it anyway. Tokens are shorter, so no secret is ever compressed beside what a user typed. */
const LEAST_BYTES = 1400;

/** Compresses larger JSON answers for clients that take gzip. */
export async function compressReply(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < LEAST_BYTES) return payload;
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return payload;
  reply.header('content-encoding', 'gzip').removeHeader('content-length');
  return gzipped(payload);
}
