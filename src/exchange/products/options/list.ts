import { and, eq, type SQL, sql } from 'drizzle-orm';
import { countOf, MOST_COUNTED, type Range } from '../../platform/page-ends.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { OptionsContext } from './context.ts';
import { type OptionOrder, readOrders } from './order.ts';
import { optionOrders, STATE_CODE } from './schema.ts';

/** Which of a user's options a list shows, and which page of them from 1. */
export interface OptionFilter {
  readonly isOpen?: boolean | undefined;
  /** Of one pair. */
  readonly instrument?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

export interface OptionPage {
  /** Newest first. */
  readonly orders: readonly OptionOrder[];
  /** How many there are on all pages; beyond MOST_COUNTED, how many there are at least. */
  readonly count: number;
}

export async function listOptions(context: OptionsContext, user: number, filter: OptionFilter): Promise<OptionPage> {
  const { store, ends } = context;
  const { isOpen, instrument } = filter;
  const [orders, count] = await Promise.all([
    ends.page([user, isOpen, instrument].join(' '), filter, (range) =>
      readOrders(store.db, sql`${optionOrders.id} in (${idsOf(user, filter, range)})`),
    ),
    counted(context, user, filter),
  ]);
  return { orders, count: countOf(count, filter, orders.length) };
}

/** One of a user's options as it stands now. */
export async function findOption(
  { store }: OptionsContext,
  user: number,
  id: number,
): Promise<OptionOrder | undefined> {
  const [order] = await readOrders(store.db, and(eq(optionOrders.id, id), eq(optionOrders.userId, user)));
  return order;
}

/** The newest of each state that the filter leaves, each a range of an index in the order of ids, and a page out of them. */
const idsOf = (user: number, filter: OptionFilter, { below, skip, limit }: Range): SQL => sql`
  select newest.id from ${newestOf(user, filter, skip + limit, below)}
  order by newest.id desc limit ${limit} offset ${skip}`;

async function counted({ store }: OptionsContext, user: number, filter: OptionFilter): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    store.db,
    sql`select count(*)::int as count from (select 1 from ${newestOf(user, filter, MOST_COUNTED)} limit ${MOST_COUNTED}) counted`,
  );
  return row?.count ?? 0;
}

function newestOf(user: number, { isOpen, instrument }: OptionFilter, most: number, below?: number): SQL {
  const { open, ...closed } = STATE_CODE;
  const codes = [...(isOpen === false ? [] : [open]), ...(isOpen === true ? [] : Object.values(closed))];
  return sql`unnest(${sql.param(codes)}::int[]) as states(code), lateral (
    select id from option_orders
    where ${and(
      sql`user_id = ${user} and state = states.code`,
      instrument === undefined ? undefined : sql`instrument_id = ${instrument}`,
      below === undefined ? undefined : sql`id < ${below}`,
    )}
    order by id desc limit ${most}
  ) newest`;
}
