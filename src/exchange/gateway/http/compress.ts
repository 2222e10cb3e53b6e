import { gzip } from 'node:zlib';
import type { DoneFuncWithErrOrRes, FastifyReply, FastifyRequest } from 'fastify';

/** Below this a packet carries it anyway. Tokens are shorter, so no secret is ever compressed beside what a user typed. */
const LEAST_BYTES = 1400;

/** Compresses larger JSON answers for clients that take gzip. */
export function compressReply(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: DoneFuncWithErrOrRes,
): void {
  if (typeof payload !== 'string' || payload.length < LEAST_BYTES) {
    done(null, payload);
    return;
  }
  reply.header('vary', 'accept-encoding');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) {
    done(null, payload);
    return;
  }
  reply.header('content-encoding', 'gzip').removeHeader('content-length');
  gzip(payload, done);
}
