import type { FastifyInstance } from 'fastify';
import { findViolations } from '../ledger/invariants.ts';
import type { DemoOptions } from './options.ts';

/** GET /demo/invariants: whether the rules of ledger and orders hold at this moment, and what breaks them. */
export function invariantsTool(app: FastifyInstance, { deps: { store }, actions }: DemoOptions): void {
  app.get('/invariants', async () => {
    const violations = await store.transaction((tx) => findViolations(tx, actions.invariants));
    return { hold: violations.length === 0, violations };
  });
}
