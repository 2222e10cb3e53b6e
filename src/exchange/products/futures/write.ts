import { sql } from 'drizzle-orm';
import { preparedRows } from '../../platform/store/driver.ts';
import type { Tx } from '../../platform/store/open.ts';
import { recordset } from '../../platform/store/recordset.ts';
import type { FuturesPosition, NewPosition } from './position.ts';
import { futuresLiquidations, futuresPositions, REASON_CODE, STATE_CODE } from './schema.ts';

const COLUMNS = `id bigint, state int, lots int, notional numeric, margin numeric, "openMargin" numeric, fee numeric,
  overnight numeric, "overnightDay" int, "openSeq" bigint, "openAt" bigint, "openPrice" numeric, spread numeric, "askedAt" bigint, "closeLots" int,
  "isReversing" boolean, reason int, "closeSeq" bigint, "closeAt" bigint, "triggerPrice" numeric, "closePrice" numeric,
  profit numeric, "liquidationFee" numeric, insured numeric, unpaid numeric, cut numeric, "closedAt" bigint`;

/** Writes rows as they stand now: what settling them may have changed. */
export async function updatePositions(tx: Tx, positions: readonly FuturesPosition[]): Promise<void> {
  if (positions.length === 0) return;
  const rows = positions.map(({ state, reason, ...position }) => ({
    ...position,
    state: STATE_CODE[state],
    reason: reason && REASON_CODE[reason],
  }));
  await preparedRows(
    tx,
    sql`update futures_positions p set state = v.state, lots = v.lots, notional = v.notional, margin = v.margin,
        open_margin = v."openMargin", fee = v.fee, overnight = v.overnight, overnight_day = v."overnightDay", open_seq = v."openSeq",
        open_at = v."openAt", open_price = v."openPrice", spread = v.spread, asked_at = v."askedAt", close_lots = v."closeLots",
        is_reversing = v."isReversing", reason = v.reason, close_seq = v."closeSeq", close_at = v."closeAt",
        trigger_price = v."triggerPrice", close_price = v."closePrice", profit = v.profit,
        liquidation_fee = v."liquidationFee", insured = v.insured, unpaid = v.unpaid, cut = v.cut, closed_at = v."closedAt"
      from ${recordset(rows, COLUMNS)} v where p.id = v.id`,
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
  if (rows.length > 0) await tx.insert(futuresLiquidations).values([...rows]);
}
