import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

const CHANGED = /^\/~(\d+)\/([^?]*)/;

/**
 * Serves a folder on a loopback port, a free one unless it is named; resolves to its address and a close function. Nothing in it changes while it
 * is served: a page that is opened a thousand times asks once. The folder stands there again under `/~7` and the like with one file changed, while
 * nothing is built or written: `changes` has files by number, `{ file, text }`. Each change has addresses of its own for all of them: what a
 * browser has kept of one is no other's.
 */
export async function serveStatic(root, { port = 0, changes = new Map() } = {}) {
  const server = Fastify({ forceCloseConnections: true, rewriteUrl: ({ url }) => url.replace(CHANGED, '/$2') });
  await server.register(fastifyStatic, { root, maxAge: '1d', immutable: true });
  server.addHook('onRequest', async ({ originalUrl }, reply) => {
    const [, id, path] = CHANGED.exec(originalUrl) ?? [];
    const { file, text } = changes.get(Number(id)) ?? {};
    if (text && path === file) await reply.type(path.endsWith('.css') ? 'text/css' : 'text/javascript').send(text);
  });
  // A browser asks for it unasked, and a refusal counts as a failed request of the page.
  if (!existsSync(join(root, 'favicon.ico'))) server.get('/favicon.ico', (_, reply) => reply.code(204).send());
  const address = await server.listen({ host: '127.0.0.1', port });
  return { address, close: () => server.close() };
}
