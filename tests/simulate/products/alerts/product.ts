import type { SimulatedProduct } from '../../product.ts';
import { actions } from './actions.ts';
import { reckon } from './model.ts';

/** Price alerts, after features.md ("create, fire, list, note") and readings H2. */
export const alerts: SimulatedProduct = { name: 'alerts', actions, model: reckon };
