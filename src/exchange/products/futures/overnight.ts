import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../../domain/durations.ts';
import { feeOf } from '../../../domain/fee.ts';
import { Money } from '../../ledger/decimal.ts';
import { emitBalances } from '../../ledger/emit-balances.ts';
import { lock } from '../../ledger/lock.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import { hkDay, hkDayStart } from '../../market-data/candles/periods.ts';
import { queryRows } from '../../platform/store/driver.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { Occurrence, Recurring } from '../../platform/tasks/port.ts';
import { writeAccounts } from './accounts.ts';
import type { FuturesContext } from './context.ts';
import { overnightEntry } from './entries.ts';
import { FUTURES_KIND } from './kinds.ts';
import { accountOf, byAccount, type FuturesPosition, isOpen, lockedPositions } from './position.ts';
import { updatePositions } from './write.ts';

export const OVERNIGHT_TASK = 'futures.overnight';

/** Users whose positions are charged in one transaction. */
const TOGETHER = 200;

const dayOf = (moment: number): number => hkDay(moment / 1000);
const occurrenceOf = (day: number): Occurrence => ({ ref: `day:${day}`, dueAt: hkDayStart(day) * 1000 });

/**
 * Charges each position that is held over 00:00 UTC+8, once a night, a batch of users at a time before its task is marked: a position knows the
 * last night that it was charged for. First all ticks of before the moment are looked at: what they ended is not held over it. Nights that were missed are
 * caught up one by one.
 */
export const overnightTask = (context: FuturesContext, settled: () => Promise<void>): Recurring => ({
  handler: async ({ dueAt }) => {
    await settled();
    const day = dayOf(dueAt);
    for (let after = 0; ; ) {
      const users = await usersToCharge(context, { day, dueAt, after });
      const last = users.at(-1);
      if (last === undefined) break;
      const tell = await charge(context, users, { day, dueAt });
      tell();
      after = last;
    }
    return async () => undefined;
  },
  first: () => occurrenceOf(dayOf(context.clock.now()) + 1),
  next: ({ dueAt }) => occurrenceOf(dayOf(dueAt + DAY_MS)),
});

interface Night {
  /** Of UTC+8, since 1970: that which begins. */
  readonly day: number;
  readonly dueAt: number;
}

async function usersToCharge({ store }: FuturesContext, { day, dueAt, after }: Night & { readonly after: number }) {
  const rows = await queryRows<{ id: number }>(
    store.db,
    sql`select distinct user_id as id from futures_positions
      where state in (1, 2, 3) and user_id > ${after} and overnight_day < ${day} and open_at < ${dueAt}
      order by user_id limit ${TOGETHER}`,
  );
  return rows.map(({ id }) => id);
}

async function charge(context: FuturesContext, users: readonly number[], night: Night): Promise<() => void> {
  const { store, coins, events, touched } = context;
  const all = await coins.all();
  const charged = await store.transaction(async (tx) => {
    const [entries, changed] = await chargedIn(context, tx, users, night, (coin) => all.get(coin)?.scale ?? 0);
    return { entries, changed };
  });
  return () => {
    emitBalances(events, charged.entries);
    for (const position of charged.changed) events.emit('futuresPosition', position.userId, position);
    for (const user of users) touched(user, night.dueAt);
  };
}

async function chargedIn(
  { ledger }: FuturesContext,
  tx: Tx,
  users: readonly number[],
  { day, dueAt }: Night,
  scaleOf: (coin: number) => number,
): Promise<readonly [LedgerEntry[], FuturesPosition[]]> {
  const coins = await queryRows<{ user_id: number; coin: number }>(
    tx,
    sql`select distinct user_id, coin from futures_positions where state in (1, 2, 3) and user_id = any(${sql.param(users)}::int[])`,
  );
  const { balances } = await lock(tx, [
    {
      kind: FUTURES_KIND.futuresOvernight,
      reference: 'lock',
      postings: coins.map(({ user_id, coin }) => ({
        owner: { user: user_id },
        account: 'futures',
        coin,
        available: '0',
      })),
    },
  ]);
  const free = new Map(
    [...balances.values()].map((row) => [`${row.owner.slice('user:'.length)} ${row.coin}`, row.available]),
  );
  const entries: LedgerEntry[] = [];
  const changed: FuturesPosition[] = [];
  for (const [key, positions] of byAccount(await lockedPositions(tx, users)))
    for (const position of positions) {
      if (!isOpen(position) || position.overnightDay >= day || (position.openAt ?? dueAt) >= dueAt) continue;
      const due = new Money(feeOf(position.notional, position.overnightRate, scaleOf(position.coin)));
      const available = free.get(key) ?? new Money(0);
      const fromFree = Money.min(due, available);
      const fromMargin = Money.min(due.minus(fromFree), position.margin);
      const paid = fromFree.plus(fromMargin);
      free.set(accountOf(position), available.minus(fromFree));
      if (paid.gt(0))
        entries.push(overnightEntry(position, { fromFree: fromFree.toFixed(), fromMargin: fromMargin.toFixed() }));
      changed.push({
        ...position,
        overnightDay: day,
        overnight: new Money(position.overnight).plus(paid).toFixed(),
        margin: new Money(position.margin).minus(fromMargin).toFixed(),
      });
    }
  if (changed.length === 0) return [entries, changed];
  await ledger.post(tx, entries);
  await updatePositions(tx, changed);
  await writeAccounts(
    tx,
    changed.map(({ userId, coin }) => ({ userId, coin, since: dueAt })),
  );
  return [entries, changed];
}
