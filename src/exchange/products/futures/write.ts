import { sql } from 'drizzle-orm';
import { preparedRows } from '../../platform/store/driver.ts';
import type { Tx } from '../../platform/store/open.ts';
import { recordset } from '../../platform/store/recordset.ts';
import type { FuturesPosition, NewPosition } from './position.ts';
import { type futuresLiquidations, futuresPositions, REASON_CODE, STATE_CODE } from './schema.ts';

/** Columns that settling may change, with their types; the id says whose. */
const COLUMNS = {
  ...{ id: 'bigint', lots: 'int', notional: 'numeric', margin: 'numeric', openMargin: 'numeric', fee: 'numeric' },
  ...{ overnight: 'numeric', overnightDay: 'int', openSeq: 'bigint', openAt: 'bigint', openPrice: 'numeric' },
  ...{ spread: 'numeric' },
  ...{ askedAt: 'bigint', closeLots: 'int', isReversing: 'boolean', closeSeq: 'bigint', closeAt: 'bigint' },
  ...{ triggerPrice: 'numeric', closePrice: 'numeric', profit: 'numeric', liquidationFee: 'numeric' },
  ...{ insured: 'numeric', unpaid: 'numeric', cut: 'numeric', closedAt: 'bigint' },
} as const satisfies Partial<Record<keyof FuturesPosition, string>>;
const WRITTEN = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
const GIVEN = `state int, reason int, ${WRITTEN.map((column) => `"${column}" ${COLUMNS[column]}`).join(', ')}`;

/** Writes rows as they stand now: what settling them may have changed. */
export async function updatePositions(tx: Tx, positions: readonly FuturesPosition[]): Promise<void> {
  if (positions.length === 0) return;
  const rows = positions.map((position) => ({
    ...Object.fromEntries(WRITTEN.map((column) => [column, position[column]])),
    state: STATE_CODE[position.state],
    reason: position.reason && REASON_CODE[position.reason],
  }));
  await preparedRows(
    tx,
    sql`update futures_positions p set state = v.state, lots = v.lots, notional = v.notional, margin = v.margin,
        open_margin = v."openMargin", fee = v.fee, overnight = v.overnight, overnight_day = v."overnightDay", open_seq = v."openSeq",
        open_at = v."openAt", open_price = v."openPrice", spread = v.spread, asked_at = v."askedAt", close_lots = v."closeLots",
        is_reversing = v."isReversing", reason = v.reason, close_seq = v."closeSeq", close_at = v."closeAt",
        trigger_price = v."triggerPrice", close_price = v."closePrice", profit = v.profit,
        liquidation_fee = v."liquidationFee", insured = v.insured, unpaid = v.unpaid, cut = v.cut, closed_at = v."closedAt"
      from ${recordset(rows, GIVEN)} v where p.id = v.id`,
  );
}

/** Writes new rows: positions under the ids that they were given, parts under ids of their own. */
export async function insertPositions(
  tx: Tx,
  opened: readonly FuturesPosition[],
  parts: readonly NewPosition[],
): Promise<void> {
  if (opened.length > 0)
    await tx
      .insert(futuresPositions)
      .overridingSystemValue()
      .values([...opened]);
  if (parts.length > 0) await tx.insert(futuresPositions).values([...parts]);
}

/** Writes how accounts stood when a tick liquidated them. */
export async function insertLiquidations(
  tx: Tx,
  rows: readonly (typeof futuresLiquidations.$inferInsert)[],
): Promise<void> {
  if (rows.length === 0) return;
  const given = rows.map(({ userId, ...row }) => ({ user_id: userId, ...row }));
  await preparedRows(
    tx,
    sql`insert into futures_liquidations (user_id, coin, seq, account) select user_id, coin, seq, account
      from ${recordset(given, 'user_id int, coin int, seq bigint, account jsonb')} r`,
  );
}
