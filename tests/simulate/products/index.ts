import { SAMPLES } from '../../sample-product/list.ts';
import type { SimulatedProduct } from '../product.ts';
import { account } from './account.ts';
import { alerts } from './alerts/product.ts';
import { futures } from './futures/product.ts';
import { options } from './options/product.ts';
import { spot } from './spot/product.ts';

/** Every product that the simulator knows. One of the exchange's adds its file and its line here; the samples bring theirs. */
export const PRODUCTS: readonly [SimulatedProduct, ...SimulatedProduct[]] = [
  account,
  spot,
  futures,
  options,
  alerts,
  ...Object.values(SAMPLES),
];
