import { eq, sql } from 'drizzle-orm';
import type { Account } from '../../../domain/accounts.ts';
import { MINUTE_MS } from '../../../domain/durations.ts';
import { ownerKey } from '../../ledger/owner.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Store } from '../../platform/store/open.ts';
import { balances } from '../../platform/store/schema/index.ts';

/** One coin in one account of a user. */
export interface Holding {
  readonly account: Account;
  readonly coin: number;
  readonly available: string;
  readonly frozen: string;
}

/** Money of a coin that came in, or went out with a minus. */
export interface Flow {
  readonly coin: number;
  /** Unix ms. */
  readonly at: number;
  readonly amount: string;
}

/** All balances of a user. */
export async function holdingsOf(store: Store, user: number): Promise<Holding[]> {
  return store.db
    .select({
      account: balances.account,
      coin: balances.coin,
      available: balances.available,
      frozen: balances.frozen,
    })
    .from(balances)
    .where(eq(balances.owner, ownerKey({ user })));
}

type Row = { part: 'balance' | 'flow'; at: number } & { -readonly [Field in keyof Holding]: Holding[Field] };

/**
 * All balances of a user, and their money that came in and went out since a moment, a sum for each minute, which is as fine as prices
 * are. Read at once: what comes in meanwhile is in both or in neither, and no profit or loss.
 */
export async function holdingsAndFlows(
  store: Store,
  user: number,
  since: number,
): Promise<{ readonly holdings: readonly Holding[]; readonly flows: readonly Flow[] }> {
  const owner = ownerKey({ user });
  const rows = await queryRows<Row>(
    store.db,
    sql`
    select 'balance' as part, account, coin, 0::bigint as at, available::text, frozen::text
    from balances where owner = ${owner}
    union all
    (select 'flow', '', coin, created_at / ${MINUTE_MS}::bigint * ${MINUTE_MS}::bigint as at, sum(available + frozen)::text, '0'
    from ledger_postings where owner = ${owner} and created_at >= ${since} and is_flow
    group by coin, at)`,
  );
  return {
    holdings: rows
      .filter(({ part }) => part === 'balance')
      .map(({ account, coin, available, frozen }) => ({ account, coin, available, frozen })),
    flows: rows
      .filter(({ part }) => part === 'flow')
      .map(({ coin, at, available }) => ({ coin, at: Number(at), amount: available })),
  };
}
