import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { type CallName, calls } from '../../contract/table.ts';
import { DemoError, type DemoOptions } from './options.ts';
import { SCENARIOS } from './scenarios.ts';
import { demandToken } from './token.ts';

const isCall = (name: string): name is CallName => Object.hasOwn(calls, name);

const body = z.object({
  call: z.string(),
  // A form has no null.
  scenario: z.preprocess((value) => (value === '' || value === 'null' ? null : value), z.nullable(z.enum(SCENARIOS))),
});

/**
 * GET /demo/scenario: which calls misbehave. POST ?token= {call: a name of the table or '*', scenario: a name or null}: sets one, for
 * whoever has the token that the exchange printed: it is so for everybody.
 */
export function scenarioTool(app: FastifyInstance, { scenarios, actions }: DemoOptions): void {
  const state = () => ({ scenarios: scenarios.list() });
  app.get('/scenario', state);
  app.post<{ Querystring: { token?: string } }>('/scenario', async (request) => {
    demandToken(request.query.token, actions.demoToken, 'scenario');
    const parsed = body.safeParse(request.body ?? {});
    if (!parsed.success) throw new DemoError(`Give call, and scenario: ${SCENARIOS.join(', ')} or null.`);
    const { call, scenario } = parsed.data;
    if (call !== '*' && !isCall(call)) throw new DemoError(`There is no call "${call}".`);
    if (call === '*' && scenario === null) scenarios.clear();
    else scenarios.set(call, scenario);
    return state();
  });
}
