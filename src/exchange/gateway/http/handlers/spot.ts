import { withReason } from '../../../products/spot/order-row.ts';
import type { Spot } from '../../../products/spot/spot.ts';
import { signedIn } from '../signed-in.ts';
import type { Handlers } from '../types.ts';

/** Spot orders. */
export const spotHandlers = (spot: Spot) =>
  ({
    async 'spot.place'(request, context, once) {
      const { currency_id, legal_id, type, amount, target_price, order_type = 'limit' } = request;
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
        once,
      );
      return once.answered(withReason(order, context.say));
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

    async 'spot.cancel'({ id }, context, once) {
      const order = await spot.cancel(signedIn(context).id, id, once);
      return once.answered(withReason(order, context.say));
    },
  }) satisfies Partial<Handlers>;
