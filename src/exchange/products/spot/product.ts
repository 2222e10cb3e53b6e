import type { Instrument } from '../../assets/instrument.ts';
import type { Forward, ProductSpec } from '../product.ts';
import { cancelOrders } from './cancel-all.ts';
import { placeDemoOrders } from './demo-orders.ts';
import { spotHandlers } from './handlers.ts';
import { SPOT_INVARIANTS } from './invariants.ts';
import { SPOT_KIND } from './kinds.ts';
import { createSpot } from './spot.ts';
import { ORDER_EVENT, orderToWire } from './wire.ts';

/** Spot orders. */
export const spot = {
  name: 'spot',
  kinds: Object.values(SPOT_KIND),
  invariants: SPOT_INVARIANTS,
  create(deps) {
    const engine = createSpot(deps);
    return {
      ...engine,
      handlers: spotHandlers(engine),
      trading: { account: 'spot' as const, isOpen: ({ isSpotTradable }: Instrument) => isSpotTradable },
      socketEvents: (forward: Forward) =>
        forward('spotOrder', ORDER_EVENT, (order, say) => {
          const pair = deps.markets.instruments.find(({ id }) => id === order.instrumentId);
          // The order of a pair that is gone changes at the start alone, before anybody listens.
          return pair && orderToWire(order, pair, say);
        }),
      seedDemo: (user: number) => placeDemoOrders(deps, engine, user),
      unwind: (user: number) => cancelOrders(deps.store, engine, user),
    };
  },
} satisfies ProductSpec;
