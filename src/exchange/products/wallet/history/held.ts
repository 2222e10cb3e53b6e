import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { TIME_MS } from '../../../../domain/time-limits.ts';
import { Money } from '../../../ledger/decimal.ts';
import { ownerKey } from '../../../ledger/owner.ts';
import { ShortQueue } from '../../../platform/short-queue.ts';
import { queryRows } from '../../../platform/store/driver.ts';
import type { Store } from '../../../platform/store/open.ts';
import type { Flow } from '../balances.ts';
import { LONGEST_WAIT_MS } from '../snapshots.ts';

/** Changes of a user's balances that are read, the newest ones: what was before them, the midnights have kept. */
const MOST_CHANGES = 1500;
/** And of money in and out, which all counts in a result. */
const MOST_FLOWS = 1500;

/** What a user had over some moments. */
export interface Held {
  /** Unix ms up to which it is not told what was there: of the oldest change that was read. Infinity for who never had anything. */
  readonly since: number;
  /** Unix ms of the first change that there ever was; undefined where there are more than are read, or none. */
  readonly begin: number | undefined;
  /** By coin, over all accounts: what there is now, and an amount a moment. */
  readonly coins: ReadonlyMap<number, { readonly now: Money; readonly past: readonly Money[] }>;
  /** Money that came in or went out since the first moment, the newest of it. */
  readonly flows: readonly Flow[];
  /** Unix ms up to which it is not told what came in or went out. */
  readonly flowsSince: number;
}

/** Readings of all users, a second or two of them; and half of what a client waits for an answer. */
const LINE = { most: 100, longestMs: TIME_MS.request / 2 } as const;

/** One reading at a time of each store: an order waits behind one at most, however many are asked for. */
const lines = new WeakMap<Store, ShortQueue>();

function inTurn<Value>(store: Store, reading: () => Promise<Value>): Promise<Value> {
  const line = lines.get(store) ?? new ShortQueue(LINE);
  lines.set(store, line);
  return line.run(async () => {
    // The built-in store answers in the same turn of the loop: whoever asks for something else is heard in between.
    await setImmediate();
    return reading();
  });
}

type Row = { part: 'balance' | 'change' | 'flow'; coin: number; created_at: number; amount: string };

/**
 * What a user has, and had at some moments, oldest first, told from what there is now and what has changed since. A change that is
 * stamped at a moment came after it. All is read at once, so that nothing counts twice, and none of what comes in is a profit
 * meanwhile.
 */
export async function heldOver(store: Store, user: number, moments: readonly number[]): Promise<Held> {
  const owner = ownerKey({ user });
  const rows = await inTurn(store, () =>
    queryRows<Row>(
      store.db,
      sql`
    select 'balance' as part, coin, 0::bigint as created_at, sum(available + frozen)::text as amount
    from balances where owner = ${owner} group by coin
    union all
    (select 'change', coin, created_at, (available + frozen)::text from ledger_postings
    where owner = ${owner} order by id desc limit ${MOST_CHANGES})
    union all
    (select 'flow', coin, created_at, (available + frozen)::text from ledger_postings
    where owner = ${owner} and created_at >= ${moments[0] ?? 0} and is_flow order by created_at desc limit ${MOST_FLOWS})`,
    ),
  );
  const of = (asked: Row['part']) =>
    rows.filter(({ part }) => part === asked).map((row) => ({ ...row, at: Number(row.created_at) }));
  const [read, flows] = [of('change'), of('flow')];
  /** By coin, what changed between a moment and the next. */
  const changes = new Map<number, Map<number, Money>>();
  for (const { coin, at, amount } of read) {
    const place = moments.findLastIndex((moment) => moment <= at);
    const places = changes.get(coin) ?? new Map<number, Money>();
    changes.set(coin, places.set(place, (places.get(place) ?? new Money(0)).plus(amount)));
  }
  const coins = new Map<number, { now: Money; past: readonly Money[] }>();
  for (const { coin, amount: last } of of('balance')) {
    let amount = new Money(last);
    const now = amount;
    const back = moments.map((_, index) => {
      const changed = changes.get(coin)?.get(moments.length - 1 - index);
      if (changed) amount = amount.minus(changed);
      return amount;
    });
    coins.set(coin, { now, past: back.reverse() });
  }
  const oldest = oldestOf(read);
  return {
    // One that is not read may have a later stamp than one that is, which has waited for the balance.
    since: read.length < MOST_CHANGES ? oldest : oldest + LONGEST_WAIT_MS,
    begin: read.length > 0 && read.length < MOST_CHANGES ? oldest : undefined,
    coins,
    flows,
    flowsSince: flows.length < MOST_FLOWS ? Number.NEGATIVE_INFINITY : oldestOf(flows),
  };
}

const oldestOf = (rows: readonly { readonly at: number }[]): number => Math.min(...rows.map(({ at }) => at));
