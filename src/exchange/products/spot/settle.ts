import { sql } from 'drizzle-orm';
import type { SpotOrderWire } from '../../../contract/rows/order.ts';
import type { MatchPlan, Settle } from '../../matching/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import { queryRows } from '../../platform/store/driver.ts';
import { isUser, orderIdOf } from './book-id.ts';
import { AlreadyAnswered, type SpotContext } from './context.ts';
import { type OrderRow, orderToWire } from './order-row.ts';
import { type Settlement, settlementOf } from './settlement.ts';
import { tell } from './tell.ts';
import type { ScaleOf } from './trade.ts';
import { writeSettlement } from './write.ts';

/** Decimals of a coin's bookings. */
export async function scales(context: SpotContext): Promise<ScaleOf> {
  const coins = await context.coins.all();
  return (coin) => coins.get(coin)?.scale ?? 0;
}

/** Settles a market maker's order that meets resting orders of users. */
export const settleResting =
  (context: SpotContext): Settle =>
  async (plan) => {
    const settlement = settlementOf(plan, null, await scales(context));
    if (settlement.fills.length === 0) return;
    const now = context.clock.now();
    const resting = await certainly(context, plan, () =>
      context.store.transaction(async (tx) => {
        const rows = await writeSettlement(tx, {
          instrumentId: plan.instrument.id,
          order: null,
          fills: settlement.fills,
          claim: null,
          now,
        });
        await context.ledger.post(tx, settlement.entries);
        return rows;
      }),
    );
    tellSettled(context, plan, resting ?? [], settlement);
  };

/** Tells the users on both sides of a settled plan. */
export function tellSettled(
  context: SpotContext,
  plan: MatchPlan,
  resting: readonly OrderRow[],
  settlement: Settlement,
  own: readonly SpotOrderWire[] = [],
): void {
  tell(context.events, [...own, ...resting.map((row) => orderToWire(row, plan.instrument))], settlement.entries);
}

/**
 * Runs a commit whose outcome the book depends on. A connection that breaks during COMMIT leaves it open whether the
 * rows are there: then look, because a book that forgets a committed fill would sell the same amount twice.
 */
export async function certainly<T>(
  context: SpotContext,
  plan: MatchPlan,
  commit: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await commit();
  } catch (error) {
    if (error instanceof Refusal || error instanceof AlreadyAnswered || !(await isWritten(context, plan))) throw error;
    return undefined;
  }
}

async function isWritten(context: SpotContext, plan: MatchPlan): Promise<boolean> {
  const orderId = isUser(plan.taker.owner) ? orderIdOf(plan.taker) : 0;
  const rows = await queryRows(
    context.store.db,
    sql`
    select 1 from spot_orders where id = ${orderId}
    union all select 1 from spot_fills where instrument_id = ${plan.instrument.id} and trade_id = any(${sql.param(plan.tradeIds)}::bigint[])
    limit 1`,
  );
  return rows.length > 0;
}
