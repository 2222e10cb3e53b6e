import type { FastifyInstance } from 'fastify';
import { findViolations } from '../ledger/invariants.ts';
import { KeptAnswer } from './kept-answer.ts';
import type { DemoOptions } from './options.ts';
import { isToken } from './token.ts';

/**
 * GET /demo/invariants: whether the rules of ledger and orders held at `at` (unix ms), and what broke them. The whole ledger is
 * read for it, so the answer is kept for a while; ?token= has it read anew.
 */
export function invariantsTool(app: FastifyInstance, { deps: { store, clock }, actions }: DemoOptions): void {
  const answer = new KeptAnswer(async () => {
    const at = clock.now();
    // A statement a rule, in no transaction: orders find their turn between two of them.
    const violations = await findViolations(store.db, actions.invariants);
    return { hold: violations.length === 0, at, violations };
  });
  app.get<{ Querystring: { token?: string } }>('/invariants', ({ query: { token } }) =>
    isToken(token, actions.demoToken) ? answer.anew() : answer.get(),
  );
}
