import { type SQL, sql } from 'drizzle-orm';
import type { Side } from '../../market-data/port.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Stored } from '../../platform/store/table-rows.ts';
import type { SpotContext } from './context.ts';
import { ORDERS, type OrderStatus, type SpotOrder } from './order.ts';
import { SIDE_CODE, STATUS_CODE } from './schema.ts';

/** Which of a user's orders a list shows, and which page of them from 1. */
export interface OrderFilter {
  readonly status?: OrderStatus | undefined;
  readonly side?: Side | undefined;
  readonly base?: number | undefined;
  readonly quote?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

/** A user's orders, newest first, those of pairs that are gone among them. A page that is not full is the last one. */
export async function listOrders(context: SpotContext, user: number, filter: OrderFilter): Promise<SpotOrder[]> {
  const { page, limit } = filter;
  const list = listOf(user, filter);
  const end = context.ends.before(list, page);
  // A page that nobody came to from the one before it: its rows are counted off on the index.
  const offset = end === undefined ? (page - 1) * limit : 0;
  const condition = await conditionOf(context, user, filter);
  const rows = await queryRows<Stored<SpotOrder>>(
    context.store.db,
    sql`
    select ${ORDERS.columns} from spot_orders o where ${condition} ${end === undefined ? sql`` : sql`and o.id < ${end}`}
    order by o.id desc limit ${limit} offset ${offset}`,
  );
  const orders = rows.map(ORDERS.read);
  const last = orders.at(-1);
  if (last && orders.length === limit) context.ends.remember(list, page, last.id);
  return orders;
}

const listOf = (user: number, { status, side, base, quote, limit }: OrderFilter): string =>
  [user, status, side, base, quote, limit].join(' ');

async function conditionOf(
  { pairs }: SpotContext,
  user: number,
  { status, side, base, quote }: OrderFilter,
): Promise<SQL> {
  const isOfPair = base !== undefined || quote !== undefined;
  const wanted = isOfPair
    ? [...(await pairs.all()).values()].filter(
        (pair) => (base ?? pair.base.id) === pair.base.id && (quote ?? pair.quote.id) === pair.quote.id,
      )
    : [];
  const conditions = [
    sql`o.user_id = ${user}`,
    isOfPair && sql`o.instrument_id = any(${sql.param(wanted.map(({ id }) => id))}::int[])`,
    // A constant, so that the index of open orders serves it.
    status !== undefined && sql`o.status = ${sql.raw(String(STATUS_CODE[status]))}`,
    side !== undefined && sql`o.side = ${SIDE_CODE[side]}`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false),
    sql` and `,
  );
}

/** One of a user's orders as it stands now. */
export async function findOrder(context: SpotContext, user: number, id: number): Promise<SpotOrder | undefined> {
  const [row] = await queryRows<Stored<SpotOrder>>(
    context.store.db,
    sql`select ${ORDERS.columns} from spot_orders o where o.id = ${id} and o.user_id = ${user}`,
  );
  return row && ORDERS.read(row);
}
