import type { SimulatedProduct } from '../../product.ts';
import { actions } from './actions.ts';
import { reckon } from './model.ts';

/** Futures, after wire.md section 6 and readings E15, E16, H1, H2, H5 and H12. */
export const futures: SimulatedProduct = { name: 'futures', actions, model: reckon };
