import { type SQL, sql } from 'drizzle-orm';
import type { FuturesDirection } from '../../../domain/futures/amounts.ts';
import { Money } from '../../ledger/decimal.ts';
import { preparedRows } from '../../platform/store/driver.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import { recordset } from '../../platform/store/recordset.ts';
import { DIRECTION_CODE, futuresExposure } from './schema.ts';

/** Notional that comes or goes, with a minus, on one side of a pair. */
export interface ExposureChange {
  readonly instrumentId: number;
  readonly direction: FuturesDirection;
  readonly notional: string;
}

const keyOf = ({ instrumentId, direction }: Omit<ExposureChange, 'notional'>) => `${instrumentId} ${direction}`;

/** Changes together, each side once, in the order in which all lock them. */
function summed(changes: readonly ExposureChange[]): ExposureChange[] {
  const sums = new Map<string, ExposureChange>();
  for (const change of changes) {
    const before = sums.get(keyOf(change))?.notional ?? '0';
    sums.set(keyOf(change), { ...change, notional: new Money(before).plus(change.notional).toFixed() });
  }
  return [...sums.values()].sort(
    (a, b) => a.instrumentId - b.instrumentId || DIRECTION_CODE[a.direction] - DIRECTION_CODE[b.direction],
  );
}

/**
 * Counts what is open on each side of a pair, and gives what there is then. After the ledger's locks and those of positions: whoever waits here
 * keeps nobody from a balance but their own.
 */
export async function countExposure(tx: Tx, changes: readonly ExposureChange[]): Promise<readonly string[]> {
  const rows = summed(changes).map(({ direction, ...rest }, n) => ({
    n,
    instrument_id: rest.instrumentId,
    direction: DIRECTION_CODE[direction],
    notional: rest.notional,
  }));
  if (rows.length === 0) return [];
  const counted = await preparedRows<{ notional: string }>(
    tx,
    sql`insert into futures_exposure as e (instrument_id, direction, notional)
      select instrument_id, direction, notional from ${recordset(rows, 'n int, instrument_id int, direction int, notional numeric')} r order by n
      on conflict (instrument_id, direction) do update set notional = e.notional + excluded.notional
      returning trim_scale(notional)::text as notional`,
  );
  return counted.map(({ notional }) => notional);
}

/** What all users have open, by pair and direction. */
export async function exposureOf(db: Db, instrument?: number): Promise<Readonly<Record<FuturesDirection, string>>> {
  const where: SQL = instrument === undefined ? sql`true` : sql`${futuresExposure.instrumentId} = ${instrument}`;
  const rows = await db
    .select({
      direction: futuresExposure.direction,
      notional: sql<string>`trim_scale(sum(${futuresExposure.notional}))::text`,
    })
    .from(futuresExposure)
    .where(where)
    .groupBy(futuresExposure.direction);
  return { long: '0', short: '0', ...Object.fromEntries(rows.map((row) => [row.direction, row.notional])) };
}
