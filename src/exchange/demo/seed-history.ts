import { eq } from 'drizzle-orm';
import { findUser } from '../accounts/users.ts';
import type { GatewayDeps } from '../gateway/deps.ts';
import { facts } from '../platform/store/schema/index.ts';
import type { Products } from '../products/product.ts';
import { DEMO_ACCOUNT } from './account.ts';

const KEY = 'demo_orders';

/** Has each product give the demo account a history, once a store. After the markets started. */
export async function seedHistory({ store }: Pick<GatewayDeps, 'store'>, products: Products): Promise<void> {
  const [done] = await store.db.select().from(facts).where(eq(facts.key, KEY));
  const user = done ? undefined : await findUser(store.db, DEMO_ACCOUNT.email);
  if (!user) return;
  for (const product of Object.values(products)) await product.seedDemo?.(user.id);
  await store.db.insert(facts).values({ key: KEY, value: '1' }).onConflictDoNothing();
}
