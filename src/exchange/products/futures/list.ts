import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { EndedAccount } from '../../../domain/futures-proof.ts';
import { countOf, MOST_COUNTED, type Range } from '../../platform/page-ends.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { FuturesContext } from './context.ts';
import { type FuturesPosition, readPositions } from './position.ts';
import { futuresLiquidations, futuresPositions, STATE_CODE } from './schema.ts';

type State = FuturesPosition['state'];

/** Which of a user's positions a list shows, and which page of them from 1. */
export interface PositionFilter {
  /** All without. */
  readonly states?: readonly State[] | undefined;
  /** Of one pair. */
  readonly instrument?: number | undefined;
  readonly page: number;
  readonly limit: number;
}

export interface PositionPage {
  /** Newest first. */
  readonly positions: readonly FuturesPosition[];
  /** How many there are on all pages; beyond MOST_COUNTED, how many there are at least. */
  readonly count: number;
}

export async function listPositions(
  { store, ends }: Pick<FuturesContext, 'store' | 'ends'>,
  user: number,
  filter: PositionFilter,
): Promise<PositionPage> {
  const { states = [], instrument } = filter;
  const [positions, counted] = await Promise.all([
    ends.page([user, states.join(), instrument].join(' '), filter, (range) =>
      readPositions(store.db, sql`${futuresPositions.id} in (${idsOf(user, filter, range)})`),
    ),
    countIn(store, user, filter),
  ]);
  return { positions, count: countOf(counted, filter, positions.length) };
}

/** One of a user's positions as it stands now. */
export async function findPosition(
  { store }: Pick<FuturesContext, 'store'>,
  user: number,
  id: number,
): Promise<FuturesPosition | undefined> {
  const [position] = await readPositions(store.db, and(eq(futuresPositions.id, id), eq(futuresPositions.userId, user)));
  return position;
}

/** How the account of a position stood when a tick liquidated it; null where it was not. */
export async function endedAccountOf(
  { store }: Pick<FuturesContext, 'store'>,
  { userId, coin, reason, closeSeq }: FuturesPosition,
): Promise<EndedAccount | null> {
  if (reason !== 'liquidated' || closeSeq === null) return null;
  const table = futuresLiquidations;
  const [row] = await store.db
    .select({ account: table.account })
    .from(table)
    .where(and(eq(table.userId, userId), eq(table.coin, coin), eq(table.seq, closeSeq)));
  return row?.account ?? null;
}

/** The newest of each state that the filter leaves, each a range of an index in the order of ids, and a page out of them. */
const idsOf = (user: number, filter: PositionFilter, { below, skip, limit }: Range): SQL => sql`
  select newest.id from ${newestOf(user, filter, skip + limit, below)}
  order by newest.id desc limit ${limit} offset ${skip}`;

async function countIn(store: FuturesContext['store'], user: number, filter: PositionFilter): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    store.db,
    sql`select count(*)::int as count from (select 1 from ${newestOf(user, filter, MOST_COUNTED)} limit ${MOST_COUNTED}) counted`,
  );
  return row?.count ?? 0;
}

function newestOf(user: number, { states, instrument }: PositionFilter, most: number, below?: number): SQL {
  const codes = (states ?? (Object.keys(STATE_CODE) as State[])).map((state) => STATE_CODE[state]);
  return sql`unnest(${sql.param(codes)}::int[]) as states(code), lateral (
    select id from futures_positions
    where ${and(
      sql`user_id = ${user} and state = states.code`,
      instrument === undefined ? undefined : sql`instrument_id = ${instrument}`,
      below === undefined ? undefined : sql`id < ${below}`,
    )}
    order by id desc limit ${most}
  ) newest`;
}
