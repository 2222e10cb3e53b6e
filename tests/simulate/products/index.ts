import type { SimulatedProduct } from '../product.ts';
import { account } from './account.ts';
import { deposit } from './deposit.ts';
import { spot } from './spot.ts';

/** Every product that the simulator knows. One that joins adds its file and its line here. */
export const PRODUCTS: readonly SimulatedProduct[] = [account, spot, deposit];
