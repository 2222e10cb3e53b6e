import type { FastifyInstance } from 'fastify';
import { findViolations } from '../ledger/invariants.ts';
import type { DemoOptions } from './tools.ts';

/** GET /demo/invariants: whether the ledger's rules hold at this moment, and what breaks them. */
export function invariantsTool(app: FastifyInstance, { deps: { store } }: DemoOptions): void {
  app.get('/invariants', async () => {
    const violations = await store.transaction((tx) => findViolations(tx));
    return { hold: violations.length === 0, violations };
  });
}
