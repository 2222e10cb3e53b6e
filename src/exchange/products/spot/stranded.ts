import { sql } from 'drizzle-orm';
import { alarm } from '../../platform/alarm.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { SpotContext } from './context.ts';
import { holdOf } from './postings.ts';
import { STATUS_CODE } from './schema.ts';

/**
 * Tells a person, at the start, of what spot holds though no open order is there for it. Whoever takes an order out whose
 * hold stays says so only after the commit, and may be killed in between.
 */
export async function tellStranded({ store, log }: SpotContext): Promise<void> {
  const rows = await queryRows<{ reference: string; owner: string; coin: number; amount: string }>(
    store.db,
    sql`select h.reference, h.owner, h.coin, trim_scale(h.amount)::text as amount from holds h
      where h.product = ${holdOf(0).product} and not exists (
        select from spot_orders o where o.status = ${sql.raw(String(STATUS_CODE.open))} and 'order:' || o.id = h.reference
      ) order by h.id`,
  );
  for (const { reference, ...held } of rows)
    alarm(log, { hold: { ...holdOf(0), reference }, ...held }, 'a hold stands without an open order');
}
