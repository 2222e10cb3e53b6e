import type { SpotOrderWire } from '../../../contract/rows/order.ts';
import { claimOf, type OnceRequest, onceIn, recall } from '../../ledger/idempotent.ts';
import type { MatchPlan } from '../../matching/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/store/open.ts';
import { bookId } from './book-id.ts';
import { AlreadyAnswered, type OnceFields, type SpotContext } from './context.ts';
import { type CheckedOrder, checkOrder, type OrderRequest, pairName } from './limits.ts';
import { type OrderRow, orderToWire } from './order-row.ts';
import { certainly, scales, tellSettled } from './settle.ts';
import { type NewOrderRow, type Settlement, settlementOf } from './settlement.ts';
import { writeSettlement } from './write.ts';

/** Places a user's order. The answer comes after the commit of the order, its fills and its postings (architecture section 4). */
export async function placeOrder(
  context: SpotContext,
  user: number,
  request: OrderRequest,
  fields: OnceFields,
): Promise<SpotOrderWire> {
  const once: OnceRequest = { user, call: 'spot.place', ...fields };
  try {
    return await submit(context, user, checkOrder(context.markets, request), once);
  } catch (error) {
    if (error instanceof AlreadyAnswered) return error.reply;
    // The market may have moved on since this call was answered: the answer stands (readings G8).
    const earlier = error instanceof Refusal ? await recall<SpotOrderWire>(context.store.db, once) : undefined;
    if (earlier) return earlier.reply;
    throw error;
  }
}

async function submit(
  context: SpotContext,
  user: number,
  checked: CheckedOrder,
  once: OnceRequest,
): Promise<SpotOrderWire> {
  const { instrument } = checked;
  const [id, scaleOf] = await Promise.all([context.ids.next(), scales(context)]);
  const order = {
    id: bookId(id),
    owner: { user },
    side: checked.side,
    price: checked.bound,
    remaining: checked.amount,
  };
  let reply: SpotOrderWire | undefined;
  await context.markets.submit(instrument.symbol, order, {
    isMarket: checked.isMarket,
    async settle(plan) {
      if (plan.cancelReason === 'empty-book') throw new Refusal('spot.emptyBook', { pair: pairName(instrument) });
      reply = await settleOnce(context, plan, settlementOf(plan, checked, scaleOf), once);
    },
  });
  if (!reply) throw new Error(`Order ${id} left the book of ${instrument.symbol} unsettled`);
  return reply;
}

async function settleOnce(
  context: SpotContext,
  plan: MatchPlan,
  settlement: Settlement,
  once: OnceRequest,
): Promise<SpotOrderWire> {
  const { instrument } = plan;
  const now = context.clock.now();
  if (!settlement.order) throw new Error(`A plan without its user's order in ${instrument.symbol}`);
  const reply = orderToWire(rowOf(settlement.order, instrument.id, now), instrument);
  const resting = await certainly(context, plan, () =>
    context.store.transaction((tx) =>
      write(context, tx, settlement, { instrumentId: instrument.id, reply, once, now }),
    ),
  );
  tellSettled(context, plan, resting ?? [], settlement, [reply]);
  return reply;
}

async function write(
  context: SpotContext,
  tx: Tx,
  { order, fills, entries }: Settlement,
  { instrumentId, reply, once, now }: { instrumentId: number; reply: SpotOrderWire; once: OnceRequest; now: number },
): Promise<OrderRow[]> {
  const { clientId } = once;
  const written = { instrumentId, order, fills, now };
  const rows =
    clientId === undefined
      ? (await onceIn(tx, context.clock, once, () => writeSettlement(tx, { ...written, claim: null }))).reply
      : await writeSettlement(tx, { ...written, claim: claimOf({ ...once, clientId }, reply, now) });
  if (rows === null) {
    const earlier = await recall<SpotOrderWire>(tx, once);
    if (!earlier) throw new Error(`The reply of ${once.clientId} is gone`);
    throw new AlreadyAnswered(earlier.reply);
  }
  await context.ledger.post(tx, entries);
  return rows;
}

const rowOf = (order: NewOrderRow, instrumentId: number, now: number): OrderRow => ({
  id: order.id,
  user_id: order.userId,
  instrument_id: instrumentId,
  side: order.side,
  order_type: order.orderType,
  price: order.price,
  amount: order.amount,
  filled_amount: order.filledAmount,
  filled_value: order.filledValue,
  fee: order.fee,
  status: order.status,
  reason: order.reason,
  created_at: now,
  updated_at: now,
});
