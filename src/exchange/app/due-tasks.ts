import { startAll, taskHandlersOf } from '../products/compose.ts';
import type { Product } from '../products/product.ts';
import type { Assembled } from './assemble.ts';
import { houseTasks, planTidy } from './housekeeping.ts';

/** Does what falls due from now on, and first what fell due while the exchange was away. The markets have to run. */
export async function startTasks(deps: Assembled, products: Readonly<Record<string, Product>>): Promise<void> {
  await startAll(products);
  await deps.store.transaction((tx) => planTidy(tx, deps));
  await deps.tasks.start(new Map([...taskHandlersOf(products), ...Object.entries(houseTasks(deps))]));
  await deps.outbox.start();
}
