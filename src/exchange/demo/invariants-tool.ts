import type { FastifyInstance } from 'fastify';
import { findViolations, LEDGER_INVARIANTS } from '../ledger/invariants.ts';
import { SPOT_INVARIANTS } from '../products/spot/invariants.ts';
import type { DemoOptions } from './options.ts';

/** GET /demo/invariants: whether the rules of ledger and orders hold at this moment, and what breaks them. */
export function invariantsTool(app: FastifyInstance, { deps: { store } }: DemoOptions): void {
  app.get('/invariants', async () => {
    const violations = await store.transaction((tx) => findViolations(tx, [...LEDGER_INVARIANTS, ...SPOT_INVARIANTS]));
    return { hold: violations.length === 0, violations };
  });
}
