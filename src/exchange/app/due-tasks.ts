import { startAll, taskKindsOf } from '../products/all.ts';
import type { Products } from '../products/product.ts';
import { houseTasks } from './housekeeping.ts';
import type { Services } from './services.ts';

/**
 * Does what falls due from now on, and first what fell due while the exchange was away; nobody waits for that: who asks
 * for a midnight that has no snapshot yet is answered from the ledger. The markets have to run.
 */
export async function startTasks(deps: Services, products: Products): Promise<void> {
  await startAll(products);
  await deps.tasks.start(new Map([...taskKindsOf(products), ...Object.entries(houseTasks(deps))]));
  await deps.outbox.start();
}
