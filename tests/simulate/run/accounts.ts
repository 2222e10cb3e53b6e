import { sql } from 'drizzle-orm';
import type { User } from '../product.ts';
import type { Store } from './books.ts';
import { Violated } from './outcome.ts';

/**
 * Accounts that were opened are there, with the password that was set last. Where nobody was told whether a password was
 * set, the store tells it from here on.
 */
export async function checkAccounts(db: Store, users: readonly User[]): Promise<void> {
  const { rows } = await db.execute(sql`select email, password_hash from users`);
  const hashes = new Map(rows.map((row) => [row.email, row.password_hash]));
  for (const user of users) {
    if (!user.isRegistered) continue;
    const hash = hashes.get(user.email);
    const isNext = user.nextPassword !== null && hash === `plain ${user.nextPassword}`;
    if (!isNext && hash !== `plain ${user.password}`)
      throw new Violated('an account and its password stand after a restart', { email: user.email, hash });
    if (isNext && user.nextPassword !== null) user.password = user.nextPassword;
    user.nextPassword = null;
  }
}
