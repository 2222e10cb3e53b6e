import { sql } from 'drizzle-orm';
import type { Sent } from '../product.ts';
import type { Store } from './books.ts';
import { Violated } from './outcome.ts';

/** Every money call that was acknowledged, of whatever product, is there under its client id: it was written with what it did. */
export async function checkClaims(db: Store, sent: readonly Sent[]): Promise<void> {
  const { rows } = await db.execute(
    sql`select email, call, client_id from client_requests join users on users.id = user_id where reply is not null`,
  );
  const kept = new Set(rows.map((row) => `${row.email} ${row.call} ${row.client_id}`));
  for (const { user, name, fields, reply } of sent) {
    if (reply?.kind !== 'ok' || fields.client_id === undefined) continue;
    if (!kept.has(`${user.email} ${name} ${fields.client_id}`))
      throw new Violated('what was acknowledged stands after a restart', { email: user.email, name, fields, reply });
  }
}
