import type { SimulatedProduct } from '../../product.ts';
import { actions } from './actions.ts';
import { reckon } from './model.ts';

/** Options in seconds, after wire.md section 6 and readings E12 to E14, H1, H2 and H5. */
export const options: SimulatedProduct = { name: 'options', actions, model: reckon };
