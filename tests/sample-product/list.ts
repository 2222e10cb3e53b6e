import { PRODUCTS } from '../../src/exchange/products/index.ts';
import { deposit } from './deposit/product.ts';

/** The exchange's products and the sample, as one line adds it. */
export const SAMPLE_PRODUCTS = { ...PRODUCTS, deposit } as const;
