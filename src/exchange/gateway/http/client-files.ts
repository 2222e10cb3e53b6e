import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BASE_PATH } from '../../../domain/constants.ts';
import { readClientConfig } from './client-config.ts';

const YEAR_S = 31_536_000;

/** The built client under /h5/: names with a hash are kept for good, the rest is asked for each time. */
export async function clientFiles(
  app: FastifyInstance,
  { folder, isDemo }: { folder: string; isDemo: boolean },
): Promise<void> {
  app.get('/', (_request, reply) => reply.redirect(BASE_PATH, 302));
  app.get(BASE_PATH.slice(0, -1), (_request, reply) => reply.redirect(BASE_PATH, 301));
  app.get(`${BASE_PATH}config.json`, (_request, reply) => {
    const config = readClientConfig(folder);
    // Known before anything is drawn, the ribbon of a demo moves nothing. Of an exchange elsewhere its own reply tells.
    const demo = isDemo && config.apiBase.startsWith('/') ? { demo: true } : {};
    return reply.header('cache-control', 'no-cache').send({ ...config, ...demo });
  });
  // Without a build (tests of the exchange alone) there is nothing to serve.
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: BASE_PATH,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, file) {
      const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      reply.setHeader('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
}
