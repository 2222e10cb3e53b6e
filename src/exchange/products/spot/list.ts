import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Side } from '../../market-data/port.ts';
import type { Range } from '../../platform/page-ends.ts';
import { Refusal } from '../../platform/refusal.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Stored } from '../../platform/store/table-rows.ts';
import type { SpotContext } from './context.ts';
import type { ReadFill } from './fill.ts';
import { ORDERS, type OrderStatus, type SpotOrder } from './order.ts';
import { SIDE_CODE, STATUS_CODE, spotFills, spotOrders } from './schema.ts';

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
  const { status, side, base, quote } = filter;
  const pairs = await pairsOf(context, filter);
  const list = [user, status, side, base, quote].join(' ');
  return context.ends.page(list, filter, async (range) => {
    const rows = await queryRows<Stored<SpotOrder>>(
      context.store.db,
      sql`
      select ${ORDERS.columns} from (${idsOf(user, filter, pairs, range)}) page join spot_orders o on o.id = page.id
      order by o.id desc`,
    );
    return rows.map(ORDERS.read);
  });
}

/** Ids of the pairs that a filter leaves; undefined where it leaves all. */
async function pairsOf({ pairs }: SpotContext, { base, quote }: OrderFilter): Promise<number[] | undefined> {
  if (base === undefined && quote === undefined) return undefined;
  return [...(await pairs.all()).values()]
    .filter((pair) => (base ?? pair.base.id) === pair.base.id && (quote ?? pair.quote.id) === pair.quote.id)
    .map(({ id }) => id);
}

/**
 * A page out of the newest orders of each status, side and pair that the filter leaves. Each is a range of an index in the
 * order of ids, so that no order is read that the filter leaves out, however rare those are that it wants.
 */
function idsOf(
  user: number,
  { status, side }: OrderFilter,
  pairs: readonly number[] | undefined,
  { below, skip, limit }: Range,
): SQL {
  const statuses = status === undefined ? Object.values(STATUS_CODE) : [STATUS_CODE[status]];
  const sides = side === undefined ? Object.values(SIDE_CODE) : [SIDE_CODE[side]];
  const ofPair = pairs && sql`, unnest(${sql.param(pairs)}::int[]) as pairs(pair)`;
  return sql`
    select newest.id
    from unnest(${sql.param(statuses)}::int[]) as statuses(code), unnest(${sql.param(sides)}::int[]) as sides(code) ${ofPair},
    lateral (
      select id from spot_orders
      where ${and(
        sql`user_id = ${user} and status = statuses.code and side = sides.code`,
        pairs && sql`instrument_id = pairs.pair`,
        below === undefined ? undefined : sql`id < ${below}`,
      )}
      order by id desc limit ${skip + limit}
    ) newest
    order by newest.id desc limit ${limit} offset ${skip}`;
}

/** Which page of an order's fills, from 1. */
export interface FillFilter {
  readonly id: number;
  readonly page: number;
  readonly limit: number;
}

/** What one of a user's orders filled at, newest first. */
export async function listFills({ store, ends }: SpotContext, user: number, filter: FillFilter): Promise<ReadFill[]> {
  const { id } = filter;
  const fills = await ends.page(`fills ${user} ${id}`, filter, ({ below, skip, limit }) =>
    store.db
      .select()
      .from(spotFills)
      .where(
        and(
          eq(spotFills.orderId, id),
          eq(spotFills.userId, user),
          below === undefined ? undefined : lt(spotFills.id, below),
        ),
      )
      .orderBy(desc(spotFills.id))
      .limit(limit)
      .offset(skip),
  );
  if (fills.length > 0) return fills;
  const [order] = await store.db
    .select({ id: spotOrders.id })
    .from(spotOrders)
    .where(and(eq(spotOrders.id, id), eq(spotOrders.userId, user)));
  // Somebody else's order is answered as one that does not exist.
  if (!order) throw new Refusal('spot.orderUnknown');
  return [];
}

/** One of a user's orders as it stands now. */
export async function findOrder(context: SpotContext, user: number, id: number): Promise<SpotOrder | undefined> {
  const [row] = await queryRows<Stored<SpotOrder>>(
    context.store.db,
    sql`select ${ORDERS.columns} from spot_orders o where o.id = ${id} and o.user_id = ${user}`,
  );
  return row && ORDERS.read(row);
}
