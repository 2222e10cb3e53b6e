import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';

/** Serves a folder on a free loopback port; resolves to its address and a close function. */
export async function serveStatic(root) {
  const server = Fastify();
  await server.register(fastifyStatic, { root });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return { address, close: () => server.close() };
}
