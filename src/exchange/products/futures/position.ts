import { type SQL, sql } from 'drizzle-orm';
import type { RiskPosition } from '../../../domain/futures/account.ts';
import { notionalOf, sizeOf } from '../../../domain/futures/amounts.ts';
import { plus } from '../../../domain/scaled.ts';
import type { MarketData } from '../../market-data/port.ts';
import { preparedRows, queryRows } from '../../platform/store/driver.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import { type Stored, tableRows } from '../../platform/store/table-rows.ts';
import { futuresPositions } from './schema.ts';

export type FuturesPosition = Readonly<typeof futuresPositions.$inferSelect>;
export type NewPosition = typeof futuresPositions.$inferInsert;

export const isOpen = ({ state }: Pick<FuturesPosition, 'state'>): boolean => state === 'open' || state === 'closing';

const ROWS = tableRows(futuresPositions, 'p');

/** What has not ended, of some users or of all, the oldest first. */
export const livePositions = (db: Db, users?: readonly number[], coin?: number): Promise<FuturesPosition[]> =>
  live(
    db,
    sql`${users ? ofUsers(users) : sql``}${coin === undefined ? sql`` : sql` and p.coin = ${coin}`} order by p.id`,
  );

/** The same, and nobody else changes them until this transaction ends. After the locks of the ledger. */
export const lockedPositions = (tx: Tx, users: readonly number[]): Promise<FuturesPosition[]> =>
  live(tx, sql`${ofUsers(users)} order by p.id for update`);

const ofUsers = (users: readonly number[]): SQL => sql` and p.user_id = any(${sql.param(users)}::int[])`;

/** One statement however many users it is about, with the states as they stand in the index of what is live: what a fall of the price ends is read thousands at a time. */
async function live(db: Db, more: SQL): Promise<FuturesPosition[]> {
  const [all] = await preparedRows<{ rows: readonly Stored<FuturesPosition>[] }>(
    db,
    sql`select coalesce(json_agg(r), '[]') as rows
      from (select ${ROWS.columns} from futures_positions p where p.state in (1, 2, 3)${more}) r`,
  );
  return (all?.rows ?? []).map((row) => ROWS.read(row));
}

export const readPositions = (db: Db, where: SQL | undefined): Promise<FuturesPosition[]> =>
  db.select().from(futuresPositions).where(where).orderBy(sql`${futuresPositions.id} desc`);

/** Ids of positions before their rows: their holds are named by them. */
export async function nextIds(tx: Tx, count: number): Promise<readonly number[]> {
  const rows = await queryRows<{ id: number }>(
    tx,
    sql`select nextval(pg_get_serial_sequence('futures_positions', 'id')) as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => Number(id));
}

/** Whose account, in which coin. */
export type AccountKey = Pick<FuturesPosition, 'userId' | 'coin'>;
export const accountOf = ({ userId, coin }: AccountKey): string => `${userId} ${coin}`;

/** Positions by the account that they are of. */
export function byAccount(positions: readonly FuturesPosition[]): ReadonlyMap<string, FuturesPosition[]> {
  const accounts = new Map<string, FuturesPosition[]>();
  for (const position of positions) {
    const rows = accounts.get(accountOf(position));
    if (rows) rows.push(position);
    else accounts.set(accountOf(position), [position]);
  }
  return accounts;
}

/** What a position goes by in the ledger, and its hold. */
export const referenceOf = (id: number): string => `position:${id}`;

/** Where its margin is held. */
export const placeOf = ({ id, userId, coin }: Pick<FuturesPosition, 'id' | 'userId' | 'coin'>) => ({
  user: userId,
  account: 'futures' as const,
  coin,
  reference: referenceOf(id),
});

/** Units of the base coin that it has. */
export const sizeOfPosition = (position: Pick<FuturesPosition, 'lots' | 'contractSize'>): string =>
  sizeOf(position.lots, position);

export const notionalAt = (price: string, position: Pick<FuturesPosition, 'lots' | 'contractSize'>): string =>
  notionalOf(price, sizeOfPosition(position));

/** What is held for it: of one that waits, its fee too. */
export const heldFor = ({ state, margin, fee }: Pick<FuturesPosition, 'state' | 'margin' | 'fee'>): string =>
  state === 'waiting' ? plus(margin, fee) : margin;

/** The symbol of its pair; undefined where that is gone. */
export const symbolOf = (
  { instruments }: Pick<MarketData, 'instruments'>,
  { instrumentId }: Pick<FuturesPosition, 'instrumentId'>,
): string | undefined => instruments.find(({ id }) => id === instrumentId)?.symbol;

/** What of an open position its account's risk depends on. */
export const riskOf = (position: FuturesPosition, symbol: string): RiskPosition => ({
  symbol,
  direction: position.direction,
  size: sizeOfPosition(position),
  entry: position.openPrice ?? position.reference,
  maintenance: position.maintenance,
});
