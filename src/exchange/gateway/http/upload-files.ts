import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { GatewayDeps } from '../deps.ts';
import type { Limiter } from './limits.ts';
import { callerOf } from './router.ts';

const NAME = /^[0-9a-f]{48}\.(png|jpg)$/;

/**
 * Uploaded pictures for their owners, by token, with headers under which they can be nothing but pictures and stay
 * nowhere on the way. To anybody else they do not exist.
 */
export async function uploadFiles(
  app: FastifyInstance,
  { deps, limiter }: { deps: Pick<GatewayDeps, 'sessions' | 'uploads'>; limiter: Limiter },
): Promise<void> {
  app.get<{ Params: { name: string } }>('/upload/:name', { onRequest: limiter.address }, async (request, reply) => {
    const { name } = request.params;
    const caller = NAME.test(name) ? await callerOf(deps, request, true) : null;
    const picture = caller && (await deps.uploads.read(name, caller.id));
    const found = picture && (await stat(picture.file).catch(() => null));
    reply.header('cache-control', 'no-store');
    if (!found) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .type(picture.type)
      .header('content-length', found.size)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(createReadStream(picture.file));
  });
}
