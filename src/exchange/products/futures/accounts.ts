import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { FuturesDirection } from '../../../domain/futures/amounts.ts';
import { ownerKey } from '../../ledger/owner.ts';
import { preparedRows, queryRows } from '../../platform/store/driver.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import { recordset } from '../../platform/store/recordset.ts';
import { balances } from '../../platform/store/schema/index.ts';
import { futuresPositions, futuresRisk } from './schema.ts';

/** What is kept of an account beside its money and positions. */
export interface AccountFlags {
  readonly userId: number;
  readonly coin: number;
  /** Ticks before it, unix ms, say nothing about what stands now. */
  readonly since: number;
  readonly isWarned: boolean;
}

/** That of users, as it stands. */
export const accountsOf = (db: Db, users: readonly number[]): Promise<AccountFlags[]> =>
  preparedRows<Record<string, unknown> & AccountFlags>(
    db,
    sql`select user_id as "userId", coin, since, is_warned as "isWarned" from futures_accounts
      where user_id = any(${sql.param(users)}::int[])`,
  );

/** A change of an account: from which moment on ticks tell of it, and whether its user has been warned. */
export interface AccountChange {
  readonly userId: number;
  readonly coin: number;
  readonly since: number;
  /** Undefined where that stays as it is. */
  readonly isWarned?: boolean | undefined;
}

/** Writes what has changed of accounts; `since` never goes back. */
export async function writeAccounts(tx: Tx, changes: readonly AccountChange[]): Promise<void> {
  await writeSome(
    tx,
    changes.filter(({ isWarned }) => isWarned === undefined),
    sql``,
  );
  await writeSome(
    tx,
    changes.filter(({ isWarned }) => isWarned !== undefined),
    sql`, is_warned = excluded.is_warned`,
  );
}

async function writeSome(tx: Tx, changes: readonly AccountChange[], more: SQL): Promise<void> {
  if (changes.length === 0) return;
  const rows = changes.map(({ userId, coin, since, isWarned = false }) => ({
    user_id: userId,
    coin,
    since: Math.floor(since),
    is_warned: isWarned,
  }));
  await preparedRows(
    tx,
    sql`insert into futures_accounts as a (user_id, coin, since, is_warned)
      select user_id, coin, since, is_warned from ${recordset(rows, 'user_id int, coin int, since bigint, is_warned boolean')} r order by 1, 2
      on conflict (user_id, coin) do update set since = greatest(a.since, excluded.since)${more}`,
  );
}

/** What is free in a user's futures account in a coin. */
export async function availableOf(db: Db, user: number, coin: number): Promise<string> {
  const [row] = await db
    .select({ available: balances.available })
    .from(balances)
    .where(and(eq(balances.owner, ownerKey({ user })), eq(balances.account, 'futures'), eq(balances.coin, coin)));
  return row?.available ?? '0';
}

/** What a user has open or asked for on a side of a pair, and how much in all. */
export async function ownOf(db: Db, user: number, instrument: number, direction: FuturesDirection) {
  const [row] = await db
    .select({
      live: sql<number>`count(*)::int`,
      notional: sql<string>`trim_scale(coalesce(sum(${futuresPositions.notional})
        filter (where ${eq(futuresPositions.instrumentId, instrument)} and ${eq(futuresPositions.direction, direction)}), 0))::text`,
    })
    .from(futuresPositions)
    .where(sql`${futuresPositions.userId} = ${user} and ${futuresPositions.state} in (1, 2, 3)`);
  return row ?? { live: 0, notional: '0' };
}

/** Whether a user has a position that is open: then no money leaves the account. */
export async function hasOpen(db: Db, user: number): Promise<boolean> {
  const [row] = await queryRows<{ has: boolean }>(
    db,
    sql`select exists (select from futures_positions where user_id = ${user} and state in (2, 3)
        or user_id = ${user} and state = 1 and kind = 1) as has`,
  );
  return row?.has ?? false;
}

export async function hasAcceptedRisk(db: Db, user: number): Promise<boolean> {
  const rows = await db.select({ user: futuresRisk.userId }).from(futuresRisk).where(eq(futuresRisk.userId, user));
  return rows.length > 0;
}
