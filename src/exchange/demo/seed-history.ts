import { findUser } from '../accounts/users.ts';
import type { GatewayDeps } from '../gateway/deps.ts';
import { noteFact, readFact } from '../platform/store/facts.ts';
import type { Products } from '../products/product.ts';
import { DEMO_ACCOUNT } from './account.ts';

const KEY = 'demo_orders';

/** Has each product give the demo account a history, once a store. After the markets started. */
export async function seedHistory({ store }: Pick<GatewayDeps, 'store'>, products: Products): Promise<void> {
  const done = await readFact(store.db, KEY);
  const user = done === undefined ? await findUser(store.db, DEMO_ACCOUNT.email) : undefined;
  if (!user) return;
  for (const product of Object.values(products)) await product.seedDemo?.(user.id);
  await noteFact(store.db, KEY, '1');
}
