import words from '../../../../locales/en/exchange.json' with { type: 'json' };
import { type OrderRow, RESET, type Sent } from '../../product.ts';
import { checkAsked, mayStand } from '../asked.ts';
import { Exact } from '../decimal.ts';

type Violate = (rule: string, detail: unknown) => void;

const CANCELLED = 3;
/** Why an order was taken out, as its user reads it. */
const { byUser, marketRest, selfTrade, tooManyFills, iocRest, fokNotWhole } = words.orderReason;

/** An order, with the client id of its call where the store is asked. */
export type AskedOrder = OrderRow & { readonly clientId?: string | undefined };

/** A user's orders are those that they placed, each once, and cancelled are those that they wanted to be, or that had to be. */
export function checkOrdersAsked(orders: readonly AskedOrder[], sent: readonly Sent[], violate: Violate): void {
  const calls = sent.filter(({ name }) => name === 'spot.place');
  checkAsked(
    {
      rows: orders,
      calls,
      idOf: ({ id }) => id,
      toldId: (message) => (message as { id?: number }).id,
      isAlike,
      clientIdOf: ({ clientId }) => clientId,
    },
    violate,
  );
  const placed = new Map(calls.map((call) => [(call.reply?.message as { id?: number } | undefined)?.id, call]));
  for (const order of orders)
    if (order.status === CANCELLED && !isStated(order, { orders, sent, placed: placed.get(order.id) }))
      violate('an order is taken out because its user wants it, or for a reason that is stated', order);
}

function isAlike(row: AskedOrder, { fields }: Sent): boolean {
  const isSame = (own: string, asked: string | number | undefined) => asked !== undefined && new Exact(own).eq(asked);
  return (
    isSame(String(row.base), fields.currency_id) &&
    isSame(String(row.quote), fields.legal_id) &&
    row.isBuy === (Number(fields.type) === 1) &&
    row.isLimit === (fields.order_type !== 'market') &&
    isSame(row.amount, fields.amount) &&
    (!row.isLimit || isSame(row.price, fields.target_price)) &&
    row.timeInForce === (fields.time_in_force ?? 'gtc') &&
    row.isPostOnly === (fields.post_only === '1') &&
    (row.stop === null ? fields.stop_price === undefined : isSame(row.stop, fields.stop_price)) &&
    (row.stop === null || row.stopBy === (fields.stop_by ?? 'mark'))
  );
}

interface Around {
  readonly orders: readonly OrderRow[];
  readonly sent: readonly Sent[];
  /** The call that placed it, where its answer came. */
  readonly placed: Sent | undefined;
}

function isStated(order: OrderRow, { orders, sent, placed }: Around): boolean {
  switch (order.reason) {
    case byUser:
      return sent.some(
        (call) =>
          mayStand(call) &&
          ((call.name === 'spot.cancel' && Number(call.fields.id) === order.id) ||
            (call.name === RESET && isBeforeEnd(placed, call))),
      );
    // Readings G7.
    case marketRest:
      return !order.isLimit;
    case selfTrade:
      return orders.some(
        (other) => other.base === order.base && other.isBuy !== order.isBuy && isCrossed(order, other),
      );
    // Readings H7. Whole or not at all is refused where it does not wait for a stop.
    case iocRest:
      return order.timeInForce === 'ioc';
    case fokNotWhole:
      return order.timeInForce === 'fok' && order.tick !== null && new Exact(order.filled).isZero();
    case tooManyFills:
      return !new Exact(order.filled).isZero();
    default:
      return false;
  }
}

/** A reset ends what is open while it runs, and nothing that comes later. */
const isBeforeEnd = (placed: Sent | undefined, reset: Sent): boolean =>
  placed === undefined || (reset.toldAt === 0 ? placed.life <= reset.life : placed.sentAt < reset.toldAt);

function isCrossed(taker: OrderRow, maker: OrderRow): boolean {
  if (!maker.isLimit || !taker.isLimit) return true;
  return taker.isBuy ? new Exact(taker.price).gte(maker.price) : new Exact(taker.price).lte(maker.price);
}
