import { and, eq, sql } from 'drizzle-orm';
import type { OptionDirection } from '../../../domain/options.ts';
import { Money } from '../../ledger/decimal.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/store/open.ts';
import { optionOrders } from './schema.ts';
import { EXPOSURE } from './terms.ts';

/** Namespace of the advisory locks: one a symbol, held until the option is committed. */
const LOCKS = 7_301;

/** Of an option that is about to be taken. */
interface Risk {
  readonly instrument: number;
  readonly direction: OptionDirection;
  readonly dueAt: number;
  readonly profit: string;
}

/** Has the options on a symbol taken one after the other from here on. After the ledger's locks: whoever waits here keeps nobody from a balance but their own. */
export const lockSymbol = (tx: Tx, instrument: number): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(${LOCKS}, ${instrument})`);

/** Refuses an option with which the house might have to pay more than it risks; on a symbol that is locked. */
export async function checkExposure(tx: Tx, { instrument, direction, dueAt, profit }: Risk): Promise<void> {
  const second = Math.floor(dueAt / 1000) * 1000;
  const [open] = await tx
    .select({
      symbol: sum(sql`true`),
      second: sum(sql`${optionOrders.dueAt} >= ${second} and ${optionOrders.dueAt} < ${second + 1000}`),
    })
    .from(optionOrders)
    .where(
      and(
        eq(optionOrders.instrumentId, instrument),
        eq(optionOrders.direction, direction),
        // In the statement as it stands, so that the index of what is open serves it.
        sql`${optionOrders.state} = 1`,
      ),
    );
  for (const [key, limit] of [
    ['second', EXPOSURE.second],
    ['symbol', EXPOSURE.symbol],
  ] as const)
    if (new Money(open?.[key] ?? 0).plus(profit).gt(limit)) throw new Refusal('options.houseFull').at('amount');
}

const sum = (which: ReturnType<typeof sql>) =>
  sql<string>`coalesce(sum(${optionOrders.profit}) filter (where ${which}), 0)::text`;
