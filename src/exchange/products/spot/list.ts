import { sql } from 'drizzle-orm';
import type { SpotOrderWire } from '../../../contract/rows/order.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { SpotContext } from './context.ts';
import { ORDER_COLUMNS, type OrderRow, orderToWire } from './order-row.ts';

/** Which of a user's orders a list shows. */
export interface OrderFilter {
  readonly status?: number | undefined;
  readonly side?: number | undefined;
  readonly base?: number | undefined;
  readonly quote?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A user's orders, newest first. */
export async function listOrders(context: SpotContext, user: number, filter: OrderFilter): Promise<SpotOrderWire[]> {
  const instruments = new Map(
    context.markets.instruments
      .filter(({ base, quote }) => (filter.base ?? base.id) === base.id && (filter.quote ?? quote.id) === quote.id)
      .map((instrument) => [instrument.id, instrument]),
  );
  const rows = await queryRows<OrderRow>(
    context.store.db,
    sql`
    select ${ORDER_COLUMNS} from spot_orders o
    where o.user_id = ${user}
      and o.instrument_id = any(${sql.param([...instruments.keys()])}::int[])
      and o.status = coalesce(${filter.status ?? null}::int, o.status)
      and o.side = coalesce(${filter.side ?? null}::int, o.side)
    order by o.id desc limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`,
  );
  return rows.flatMap((row) => {
    const instrument = instruments.get(row.instrument_id);
    return instrument ? [orderToWire(row, instrument)] : [];
  });
}
