import type { FastifyInstance } from 'fastify';
import { signedIn } from '../calls/signed-in.ts';
import { callerOf } from '../gateway/http/router.ts';
import type { DemoOptions } from './options.ts';
import { resetUser } from './reset-user.ts';
import { demandToken } from './token.ts';

/** POST /demo/reset: what the caller has open is ended and their money is as on the first day. ?all=1&token=: the whole exchange starts anew, for whoever has the token that it printed. */
export function resetTool(app: FastifyInstance, { deps, actions }: DemoOptions): void {
  app.post<{ Querystring: { all?: string; token?: string } }>('/reset', async (request, reply) => {
    if (request.query.all === '1') {
      demandToken(request.query.token, actions.demoToken, 'reset');
      reply.raw.once('finish', () => actions.startAnew());
      return { status: 'starting anew' };
    }
    const { id } = signedIn({ caller: await callerOf(deps, request, false) });
    await resetUser(deps, actions.unwind, id);
    return { status: 'reset', user: id };
  });
}
