import type { CallContext, Handlers } from '../../calls/handler.ts';
import { signedIn } from '../../calls/signed-in.ts';
import type { SpotOrder } from './order.ts';
import type { Spot } from './spot.ts';
import { fillToWire, orderToWire, sideOf, statusOf } from './wire.ts';

/** Spot orders. */
export const spotHandlers = (spot: Spot) => {
  const rowOf = async (order: SpotOrder, { say }: CallContext) =>
    orderToWire(order, await spot.pairs.of(order.instrumentId), say);
  return {
    async 'spot.place'(request, context, once) {
      const { currency_id, legal_id, type, amount, target_price, order_type = 'limit', post_only } = request;
      const asked = {
        base: currency_id,
        quote: legal_id,
        side: sideOf(Number(type)),
        orderType: order_type,
        amount,
        price: target_price,
        timeInForce: request.time_in_force,
        postOnly: post_only === '1',
        stop: request.stop_price,
        stopBy: request.stop_by,
      };
      const order = await spot.place(asked, once);
      return order.map((committed) => rowOf(committed, context));
    },

    async 'spot.orders'({ status, type, currency_id, legal_id, page, limit }, context) {
      const filter = {
        status: status === undefined ? undefined : statusOf(status),
        side: type === undefined ? undefined : sideOf(type),
        base: currency_id,
        quote: legal_id,
        page,
        limit,
      };
      const orders = await spot.orders(signedIn(context).id, filter);
      return Promise.all(orders.map((order) => rowOf(order, context)));
    },

    async 'spot.fills'(filter, context) {
      const fills = await spot.fills(signedIn(context).id, filter);
      return fills.map(fillToWire);
    },

    async 'spot.cancel'({ id }, context, once) {
      const order = await spot.cancel(id, once);
      return order.map((cancelled) => rowOf(cancelled, context));
    },
  } satisfies Partial<Handlers>;
};
