import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../domain/accounts.ts';
import { PageEnds } from '../platform/page-ends.ts';
import { queryRows } from '../platform/store/driver.ts';
import type { Store } from '../platform/store/open.ts';
import { TRANSFER_KINDS } from './kinds.ts';
import { ownerKey } from './owner.ts';

/** Which rows of a user's ledger, and which page of them from 1. */
export interface LogFilter {
  readonly coin?: number | undefined;
  readonly account?: Account | undefined;
  /** Only transfers between accounts and coins. */
  readonly isTransfers?: boolean;
  readonly page: number;
  readonly limit: number;
}

/** A posting of a user; amounts are canonical decimal text. */
export interface LogRow {
  readonly id: number;
  readonly kind: number;
  readonly reference: string;
  readonly account: Account;
  readonly coin: number;
  readonly available: string;
  readonly frozen: string;
  readonly availableAfter: string;
  readonly createdAt: number;
}

export interface LogPage {
  /** Newest first. */
  readonly rows: readonly LogRow[];
  /** How many rows there are on all pages. */
  readonly count: number;
}

/** The ledger as its owner reads it. */
export class LedgerLog {
  private readonly store: Store;
  private readonly ends = new PageEnds();

  constructor(store: Store) {
    this.store = store;
  }

  async page(user: number, filter: LogFilter): Promise<LogPage> {
    const [rows, count] = await Promise.all([this.rows(user, filter), this.count(user, filter)]);
    const last = rows.at(-1);
    if (last && rows.length === filter.limit) this.ends.remember(listOf(user, filter), filter.page, last.id);
    return { rows, count };
  }

  private rows(user: number, filter: LogFilter): Promise<LogRow[]> {
    const end = this.ends.before(listOf(user, filter), filter.page);
    // A page that nobody came to from the one before it: its rows are counted off on the index alone.
    const offset = end === undefined ? (filter.page - 1) * filter.limit : 0;
    return queryRows<Record<string, unknown> & LogRow>(
      this.store.db,
      sql`
      select p.id, p.kind, e.reference, p.account, p.coin, trim_scale(p.available)::text as available,
        trim_scale(p.frozen)::text as frozen, trim_scale(p.available_after)::text as "availableAfter", p.created_at as "createdAt"
      from (
        select id from ledger_postings
        where ${conditionOf(user, filter)} ${end === undefined ? sql`` : sql`and id < ${end}`}
        order by id desc limit ${filter.limit} offset ${offset}
      ) page
      join ledger_postings p on p.id = page.id
      join ledger_entries e on e.id = p.entry_id
      order by p.id desc`,
    );
  }

  private async count(user: number, filter: LogFilter): Promise<number> {
    const [row] = await queryRows<{ count: number }>(
      this.store.db,
      filter.isTransfers
        ? sql`select count(*) as count from ledger_postings where ${conditionOf(user, filter)}`
        : sql`select coalesce(sum(postings), 0)::bigint as count from balances where ${conditionOf(user, filter)}`,
    );
    if (!row) throw new Error('A count without a row');
    return row.count;
  }
}

const listOf = (user: number, { coin, account, isTransfers, limit }: LogFilter): string =>
  [user, coin, account, isTransfers, limit].join(' ');

/** The bounds of transfers stand in the text, so that their own index serves it. */
function conditionOf(user: number, { coin, account, isTransfers }: LogFilter): SQL {
  const conditions = [
    sql`owner = ${ownerKey({ user })}`,
    account !== undefined && sql`account = ${account}`,
    coin !== undefined && sql`coin = ${coin}`,
    isTransfers && sql.raw(`kind between ${TRANSFER_KINDS.first} and ${TRANSFER_KINDS.last}`),
  ];
  return sql.join(
    conditions.filter((condition) => condition !== false && condition !== undefined),
    sql` and `,
  );
}
