import type { FastifyInstance } from 'fastify';
import { callerOf } from '../gateway/http/router.ts';
import { signedIn } from '../gateway/http/signed-in.ts';
import type { DemoOptions } from './options.ts';
import { resetUser } from './reset-user.ts';

/** POST /demo/reset: the caller's orders are cancelled and their money is as on the first day. ?all=1: the whole exchange starts anew. */
export function resetTool(app: FastifyInstance, { deps, actions }: DemoOptions): void {
  app.post<{ Querystring: { all?: string } }>('/reset', async (request, reply) => {
    if (request.query.all === '1') {
      reply.raw.once('finish', () => actions.startAnew());
      return { status: 'starting anew' };
    }
    const { id } = signedIn({ caller: await callerOf(deps, request, false) });
    await resetUser(deps, actions.cancelOrders, id);
    return { status: 'reset', user: id };
  });
}
