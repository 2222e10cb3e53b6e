import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { Refusal } from '../refusal.ts';
import { clockTool } from './clock-tool.ts';
import { invariantsTool } from './invariants-tool.ts';
import { mailboxTool } from './mailbox-tool.ts';
import { resetTool } from './reset-tool.ts';
import { scenarioTool } from './scenario-tool.ts';
import type { Scenarios } from './scenarios.ts';

/** What the demo tools need of the parts that stand above them. */
export interface DemoActions {
  /** Cancels a user's open orders and gives back what is frozen for them. */
  cancelOrders(user: number): Promise<void>;
  /** Ends the exchange, empties its store and starts it again; the answer goes out before that. */
  startAnew(): void;
}

export interface DemoOptions {
  readonly deps: Deps;
  readonly scenarios: Scenarios;
  readonly actions: DemoActions;
}

/** A request to a demo tool that makes no sense; the sentence is for whoever tests, in English. */
export class DemoError extends Error {
  override readonly name = 'DemoError';
}

/** Pages of other sites may not drive the demo of whoever visits them. */
async function refuseStrangers(request: FastifyRequest): Promise<void> {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new DemoError('Not from another site');
}

/** /demo: the tools of demo and tests (readings G19). Registered in demo only, so that they do not exist elsewhere. */
export async function demoTools(app: FastifyInstance, options: DemoOptions): Promise<void> {
  await app.register(formbody);
  app.addHook('onRequest', refuseStrangers);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DemoError || (error.statusCode ?? 500) < 500)
      return reply.code(400).send({ error: error.message });
    if (error instanceof Refusal) {
      return reply.code(400).send({ error: options.deps.words.say('en', `refusal.${error.key}`, error.values) });
    }
    options.deps.log.error({ err: error, path: request.routeOptions.url }, 'A demo tool failed');
    return reply.code(500).send({ error: String(error) });
  });
  mailboxTool(app, options);
  clockTool(app, options);
  scenarioTool(app, options);
  resetTool(app, options);
  invariantsTool(app, options);
}
