import { startAll, taskKindsOf } from '../products/compose.ts';
import type { Product } from '../products/product.ts';
import type { Assembled } from './assemble.ts';
import { houseTasks } from './housekeeping.ts';

/**
 * Does what falls due from now on, and first what fell due while the exchange was away; nobody waits for that: who asks
 * for a midnight that has no snapshot yet is answered from the ledger. The markets have to run.
 */
export async function startTasks(deps: Assembled, products: Readonly<Record<string, Product>>): Promise<void> {
  await startAll(products);
  await deps.tasks.start(new Map([...taskKindsOf(products), ...Object.entries(houseTasks(deps))]));
  await deps.outbox.start();
}
