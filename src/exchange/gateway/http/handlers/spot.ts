import { withReason } from '../../../products/spot/order-row.ts';
import type { Spot } from '../../../products/spot/spot.ts';
import { signedIn } from '../signed-in.ts';
import type { Handlers } from '../types.ts';

/** Spot orders. */
export const spotHandlers = (spot: Spot) =>
  ({
    async 'spot.place'(request, context) {
      const { currency_id, legal_id, type, amount, target_price, order_type = 'limit', client_id } = request;
      const order = await spot.place(
        signedIn(context).id,
        {
          base: currency_id,
          quote: legal_id,
          side: type === '1' ? 'buy' : 'sell',
          orderType: order_type,
          amount,
          price: target_price,
        },
        { clientId: client_id, body: request },
      );
      return withReason(order, context.say);
    },

    async 'spot.orders'({ status, type, currency_id, legal_id, page, limit }, context) {
      const orders = await spot.orders(signedIn(context).id, {
        status,
        side: type,
        base: currency_id,
        quote: legal_id,
        page,
        limit,
      });
      return orders.map((order) => withReason(order, context.say));
    },

    async 'spot.cancel'(request, context) {
      const order = await spot.cancel(signedIn(context).id, request.id, { clientId: request.client_id, body: request });
      return withReason(order, context.say);
    },
  }) satisfies Partial<Handlers>;
