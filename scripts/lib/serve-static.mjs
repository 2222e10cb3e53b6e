import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/**
 * Serves a folder on a loopback port, a free one unless it is named; resolves to its address and a close function. Nothing in it changes while it
 * is served: a page that is opened a thousand times asks once.
 */
export async function serveStatic(root, port = 0) {
  const server = Fastify();
  await server.register(fastifyStatic, { root, maxAge: '1d', immutable: true });
  // A browser asks for it unasked, and a refusal counts as a failed request of the page.
  if (!existsSync(join(root, 'favicon.ico'))) server.get('/favicon.ico', (_, reply) => reply.code(204).send());
  const address = await server.listen({ host: '127.0.0.1', port });
  return { address, close: () => server.close() };
}
