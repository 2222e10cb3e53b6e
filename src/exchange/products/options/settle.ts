import { and, eq } from 'drizzle-orm';
import { outcomeOf, payoutOf } from '../../../domain/options.ts';
import { emitBalances } from '../../ledger/emit-balances.ts';
import type { LedgerEntry } from '../../ledger/port.ts';
import { NotListed, type Ticks } from '../../market-data/ticks/port.ts';
import { pricesOf, type Tick } from '../../market-data/ticks/tick.ts';
import type { Tx } from '../../platform/store/open.ts';
import type { TaskHandler } from '../../platform/tasks/port.ts';
import type { OptionsContext } from './context.ts';
import { lossOf, releaseOf, winOf } from './entries.ts';
import { idOf, type OptionOrder, readOrders } from './order.ts';
import { countLoss } from './own-limits.ts';
import { optionOrders } from './schema.ts';

export const SETTLE_TASK = 'options.settle';

declare module '../../platform/events.ts' {
  interface UserEvents {
    /** An option of the user has ended. */
    optionClosed: [user: number, order: OptionOrder];
  }
}

/** How an option ends: what its row says from then on, what is booked, and the ticks that it names. */
interface End {
  readonly closed: Partial<typeof optionOrders.$inferInsert> & Pick<OptionOrder, 'state'>;
  readonly entry: LedgerEntry;
  readonly ticks: readonly Tick[];
}

/**
 * Settles what has expired: one rule for both of its ticks, the first at or after its moment (readings E14, H2). What expired
 * while the exchange was down is nothing else: the first tick after that decides, and the row says when it was. Where the pair
 * is gone, no tick will come, and the stake goes back.
 */
export const settleTask =
  (context: OptionsContext): TaskHandler =>
  async ({ ref }) => {
    const [order] = await readOrders(context.store.db, eq(optionOrders.id, idOf(ref)));
    // It was ended before its time.
    if (order?.state !== 'open') return async () => undefined;
    const ticks = await ticksOf(context.markets.ticks, order);
    const end = ticks ? result(order, ticks) : returned(order, order.dueAt);
    return async (tx) => {
      if (!(await conclude(context, tx, order, end))) return undefined;
      return [() => tell(context, order, end)];
    };
  };

/** Ends what a user has open, and gives the stakes back: each in a transaction of its own, so that one that settles meanwhile is in nobody's way. */
export const unwindOptions = (context: OptionsContext) => async (user: number) => {
  const { store, tasks, clock } = context;
  const open = await readOrders(store.db, and(eq(optionOrders.userId, user), eq(optionOrders.state, 'open')));
  for (const order of open) {
    const end = returned(order, clock.now());
    const isEnded = await store.transaction(async (tx) => {
      if (!(await conclude(context, tx, order, end))) return false;
      await tasks.cancel(tx, SETTLE_TASK, end.entry.reference);
      return true;
    });
    if (isEnded) tell(context, order, end);
  }
};

/** The ticks that decide an option; null where none will come. Throws while there are none yet: the task comes again. */
async function ticksOf(ticks: Ticks, { symbol, placedAt, dueAt }: OptionOrder): Promise<readonly [Tick, Tick] | null> {
  try {
    const [open, end] = [await ticks.firstAtOrAfter(symbol, placedAt), await ticks.firstAtOrAfter(symbol, dueAt)];
    if (!open || !end) throw new Error(`There is no tick of ${symbol} at ${dueAt} yet`);
    return [open, end];
  } catch (error) {
    if (error instanceof NotListed) return null;
    throw error;
  }
}

function result(order: OptionOrder, ticks: readonly [open: Tick, end: Tick]): End {
  const [open, end] = ticks;
  const [from, to] = [pricesOf(open).index, pricesOf(end).index];
  const outcome = outcomeOf(order.direction, from, to);
  const payout = payoutOf(outcome, order.stake, order.profit);
  return {
    closed: {
      state: outcome,
      openSeq: open.seq,
      openAt: open.at,
      openPrice: from,
      endSeq: end.seq,
      endAt: end.at,
      endPrice: to,
      payout,
      closedAt: end.at,
    },
    entry: { won: winOf, lost: lossOf, drawn: releaseOf }[outcome](order),
    ticks,
  };
}

const returned = (order: OptionOrder, closedAt: number): End => ({
  closed: { state: 'returned', payout: order.stake, closedAt },
  entry: releaseOf(order),
  ticks: [],
});

/** Books the end of an option and writes it down; false where it has ended before. */
async function conclude({ ledger, markets }: OptionsContext, tx: Tx, order: OptionOrder, end: End): Promise<boolean> {
  const { refusal } = await ledger.postEach(tx, [[end.entry]]);
  if (refusal?.hold) return false;
  if (refusal) throw refusal;
  await tx.update(optionOrders).set(end.closed).where(eq(optionOrders.id, order.id));
  if (end.closed.state === 'lost') await countLoss(tx, order.userId, order.stake, order.dueAt);
  for (const { seq } of end.ticks) await markets.ticks.pin(tx, seq);
  return true;
}

function tell({ events }: OptionsContext, order: OptionOrder, { closed, entry }: End): void {
  emitBalances(events, [entry]);
  events.emit('optionClosed', order.userId, { ...order, ...closed });
}
