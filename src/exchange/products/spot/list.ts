import { sql } from 'drizzle-orm';
import type { SpotOrderWire } from '../../../contract/rows/order.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { SpotContext } from './context.ts';
import { ORDER_COLUMNS, orderOf, type SpotOrder } from './order.ts';
import { orderToWire } from './order-row.ts';

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
  const conditions = [
    sql`o.user_id = ${user}`,
    instruments.size < context.markets.instruments.length &&
      sql`o.instrument_id = any(${sql.param([...instruments.keys()])}::int[])`,
    // A constant, so that the index of open orders serves it.
    filter.status !== undefined && sql`o.status = ${sql.raw(String(Math.trunc(filter.status)))}`,
    filter.side !== undefined && sql`o.side = ${filter.side}`,
  ].filter((condition) => condition !== false);
  const rows = await queryRows<SpotOrder>(
    context.store.db,
    sql`
    select ${ORDER_COLUMNS} from spot_orders o where ${sql.join(conditions, sql` and `)}
    order by o.id desc limit ${filter.limit} offset ${(filter.page - 1) * filter.limit}`,
  );
  return rows.flatMap((row) => {
    const instrument = instruments.get(row.instrumentId);
    return instrument ? [orderToWire(orderOf(row), instrument)] : [];
  });
}

/** One of a user's orders as it stands now. */
export async function findOrder(context: SpotContext, user: number, id: number): Promise<SpotOrderWire | undefined> {
  const [row] = await queryRows<SpotOrder>(
    context.store.db,
    sql`select ${ORDER_COLUMNS} from spot_orders o where o.id = ${id} and o.user_id = ${user}`,
  );
  const instrument = context.markets.instruments.find((one) => one.id === row?.instrumentId);
  return row && instrument && orderToWire(orderOf(row), instrument);
}
