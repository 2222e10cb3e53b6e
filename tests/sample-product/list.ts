import { PRODUCTS } from '../../src/exchange/products/index.ts';
import { deposit } from './deposit/simulated.ts';

/** Products that the tests add to the exchange's own, each by its line, with what simulated users do with it. */
export const SAMPLES = { deposit } as const;

type Samples = typeof SAMPLES;
const specs = Object.fromEntries(Object.entries(SAMPLES).map(([name, { spec }]) => [name, spec]));

/** The products of an exchange that has the samples too. */
export const SAMPLE_PRODUCTS = {
  ...PRODUCTS,
  ...(specs as { readonly [Name in keyof Samples]: Samples[Name]['spec'] }),
} as const;
