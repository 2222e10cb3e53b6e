import { KIND } from '../../ledger/kinds.ts';
import type { Product, ProductSpec } from '../product.ts';
import { cancelOrders } from './cancel-all.ts';
import { SPOT_INVARIANTS } from './invariants.ts';
import { createSpot, type Spot } from './spot.ts';

/** Spot orders. */
export const spot: ProductSpec<Spot & Product> = {
  name: 'spot',
  kinds: [KIND.spotFreeze, KIND.spotRelease, KIND.spotTrade, KIND.spotFee],
  invariants: SPOT_INVARIANTS,
  events: [],
  create(deps) {
    const engine = createSpot(deps);
    return {
      ...engine,
      unwind: (user) => cancelOrders(deps.store, engine, user),
    };
  },
};
