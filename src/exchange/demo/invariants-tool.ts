import type { FastifyInstance } from 'fastify';
import { findViolations } from '../ledger/invariants.ts';
import { invariantsOf } from '../products/compose.ts';
import { PRODUCTS } from '../products/index.ts';
import type { DemoOptions } from './options.ts';

/** GET /demo/invariants: whether the rules of ledger and orders hold at this moment, and what breaks them. */
export function invariantsTool(app: FastifyInstance, { deps: { store } }: DemoOptions): void {
  app.get('/invariants', async () => {
    const violations = await store.transaction((tx) => findViolations(tx, invariantsOf(PRODUCTS)));
    return { hold: violations.length === 0, violations };
  });
}
