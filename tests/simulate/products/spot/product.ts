import type { SimulatedProduct } from '../../product.ts';
import { actions } from './actions.ts';
import { reckon } from './model.ts';

/** Spot orders, after product-spec.md sections 2 to 5 and readings G5 to G8. */
export const spot: SimulatedProduct = { name: 'spot', actions, model: reckon };
