import type { FastifyInstance } from 'fastify';
import { emptied, type Scenarios, STATUS_OF } from './scenarios.ts';

const hasPayload = (reply: unknown): reply is Record<string, unknown> => typeof reply === 'object' && reply !== null;

/** Makes calls misbehave as they are told to, around handlers that know nothing of it. */
export function scenarioHooks(api: FastifyInstance, scenarios: Scenarios): void {
  api.addHook('preHandler', async (request, reply) => {
    const { callName } = request.routeOptions.config;
    const scenario = callName && scenarios.of(callName);
    if (scenario === 'outage') {
      // The line is cut without an answer, as when the exchange is gone.
      reply.hijack();
      request.raw.socket.destroy();
      return;
    }
    const status = scenario && STATUS_OF[scenario];
    if (status) return reply.code(status).send();
    await scenarios.before(scenario);
  });
  api.addHook('preSerialization', async (request, _reply, reply: unknown) => {
    const { callName } = request.routeOptions.config;
    if (!callName || scenarios.of(callName) !== 'empty' || !hasPayload(reply)) return reply;
    const payload = 'data' in reply ? 'data' : 'message';
    return { ...reply, [payload]: emptied(reply[payload]) };
  });
}
