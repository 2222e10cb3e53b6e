import { and, type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../domain/accounts.ts';
import { TRANSFER_TYPES } from '../../domain/log-types.ts';
import { countOf, MOST_COUNTED, PageEnds, type Range } from '../platform/page-ends.ts';
import { queryRows } from '../platform/store/driver.ts';
import type { Store } from '../platform/store/open.ts';
import { ownerKey } from './owner.ts';

/** Which page of a list, from 1. */
export interface LogPlace {
  readonly page: number;
  readonly limit: number;
}

/** Which rows of a user's ledger. */
export interface LogFilter extends LogPlace {
  readonly coin?: number | undefined;
  readonly account?: Account | undefined;
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
  /** How many rows there are on all pages; of more than MOST_COUNTED transfers, how many there are at least. */
  readonly count: number;
}

/** The ledger as its owner reads it. What a page costs does not grow with the rows that there are. */
export class LedgerLog {
  private readonly store: Store;
  private readonly ends = new PageEnds();

  constructor(store: Store) {
    this.store = store;
  }

  async page(user: number, filter: LogFilter): Promise<LogPage> {
    const places = placesOf(user, filter);
    const isWhole = filter.coin === undefined && filter.account === undefined;
    const [rows, count] = await Promise.all([
      this.ends.page([user, filter.coin, filter.account].join(' '), filter, (range) =>
        this.rows(isWhole ? idsWhere(isOwned(user), range) : idsOfPlaces(places, range)),
      ),
      this.count(sql`select coalesce(sum(b.postings), 0)::bigint as count from balances b where ${places}`),
    ]);
    return { rows, count };
  }

  /** Only transfers between accounts and coins. */
  async transfers(user: number, place: LogPlace): Promise<LogPage> {
    const condition = and(isOwned(user), IS_TRANSFER);
    const [rows, count] = await Promise.all([
      this.ends.page(`${user} transfers`, place, (range) => this.rows(idsWhere(condition, range))),
      this.count(sql`
        select count(*) as count from (select 1 from ledger_postings where ${condition} limit ${MOST_COUNTED}) counted`),
    ]);
    return { rows, count: countOf(count, place, rows.length) };
  }

  private rows(ids: SQL): Promise<LogRow[]> {
    return queryRows<Record<string, unknown> & LogRow>(
      this.store.db,
      sql`
      select p.id, p.kind, e.reference, p.account, p.coin, trim_scale(p.available)::text as available,
        trim_scale(p.frozen)::text as frozen, trim_scale(p.available_after)::text as "availableAfter", p.created_at as "createdAt"
      from (${ids}) page
      join ledger_postings p on p.id = page.id
      join ledger_entries e on e.id = p.entry_id
      order by p.id desc`,
    );
  }

  private async count(query: SQL): Promise<number> {
    const [row] = await queryRows<{ count: number }>(this.store.db, query);
    if (!row) throw new Error('A count without a row');
    return row.count;
  }
}

const isOwned = (user: number): SQL => sql`owner = ${ownerKey({ user })}`;

/** The bounds stand in the text, so that the index of transfers serves it. */
const IS_TRANSFER = sql.raw(`kind between ${TRANSFER_TYPES.first} and ${TRANSFER_TYPES.last}`);

/** The balances that a filter leaves. */
const placesOf = (user: number, { coin, account }: LogFilter): SQL | undefined =>
  and(
    sql`b.owner = ${ownerKey({ user })}`,
    account === undefined ? undefined : sql`b.account = ${account}`,
    coin === undefined ? undefined : sql`b.coin = ${coin}`,
  );

const isBelow = ({ below }: Range): SQL | undefined => (below === undefined ? undefined : sql`id < ${below}`);

/** For a condition that an index has in the order of ids. */
const idsWhere = (condition: SQL | undefined, range: Range): SQL => sql`
  select id from ledger_postings where ${and(condition, isBelow(range))}
  order by id desc limit ${range.limit} offset ${range.skip}`;

/** Out of the newest rows of each of some balances: however rare its coin is among the user's rows, none of another is read. */
const idsOfPlaces = (places: SQL | undefined, range: Range): SQL => sql`
  select newest.id from balances b cross join lateral (
    select id from ledger_postings
    where ${and(sql`owner = b.owner and account = b.account and coin = b.coin`, isBelow(range))}
    order by id desc limit ${range.skip + range.limit}
  ) newest
  where ${places} order by newest.id desc limit ${range.limit} offset ${range.skip}`;
