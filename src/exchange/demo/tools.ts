import { isIP } from 'node:net';
import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { failure } from '../gateway/http/failure.ts';
import { TooMany } from '../gateway/http/limits.ts';
import { Refusal } from '../platform/refusal.ts';
import { clockTool } from './clock-tool.ts';
import { invariantsTool } from './invariants-tool.ts';
import { mailboxTool } from './mailbox-tool.ts';
import { DemoError, type DemoOptions } from './options.ts';
import { resetTool } from './reset-tool.ts';
import { scenarioTool } from './scenario-tool.ts';
import { tasksTool } from './tasks-tool.ts';

/** By which hosts the tools are reached: addresses, names that this machine has for itself, and those that were configured. */
function isOwnHost(host: string | undefined, { host: own, allowedOrigins }: DemoOptions['deps']['config']): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 || hostname === 'localhost' || hostname.endsWith('.localhost')) return true;
  return bare === own || allowedOrigins.some((origin) => new URL(origin).hostname === hostname);
}

/** Pages of other sites may not drive the demo of whoever visits them, by the names of those sites or by names that lead here. */
async function refuseStrangers(request: FastifyRequest, config: DemoOptions['deps']['config']): Promise<void> {
  const { host: asked, origin } = request.headers;
  if (!isOwnHost(asked, config))
    throw new DemoError('Not by that host name: ALLOWED_ORIGINS names those that are let in');
  if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === asked))
    throw new DemoError('Not from another site');
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new DemoError('Not from another site');
}

/** /demo: the tools of demo and tests (readings G19). Registered in demo only, so that they do not exist elsewhere. */
export async function demoTools(app: FastifyInstance, options: DemoOptions): Promise<void> {
  await app.register(formbody);
  app.addHook('onRequest', (request) => refuseStrangers(request, options.deps.config));
  app.addHook('onRequest', options.limiter.address);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof TooMany)
      return reply.code(429).header('retry-after', error.seconds).send({ error: 'Too many requests' });
    if (error instanceof DemoError || (error.statusCode ?? 500) < 500)
      return reply.code(400).send({ error: error.message });
    if (error instanceof Refusal) {
      return reply.code(400).send({ error: options.deps.words.say('en', `refusal.${error.key}`, error.values) });
    }
    const { status, headers, key, values } = failure(options.deps.log, error, request);
    return reply
      .code(status)
      .headers(headers)
      .send({ error: options.deps.words.say('en', `refusal.${key}`, values) });
  });
  mailboxTool(app, options);
  clockTool(app, options);
  scenarioTool(app, options);
  resetTool(app, options);
  invariantsTool(app, options);
  tasksTool(app, options);
}
