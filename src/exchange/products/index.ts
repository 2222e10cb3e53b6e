import type { ProductDeps, ProductList, Running } from './product.ts';
import { spot } from './spot/product.ts';
import { wallet } from './wallet/product.ts';

/** The products of the exchange: one line each is all that the rest of it needs. */
export const PRODUCTS = { spot, wallet } as const;

export type Engines = Running<typeof PRODUCTS>;

/** Makes the products of a list. */
export const createProducts = <List extends ProductList>(list: List, deps: ProductDeps): Running<List> =>
  Object.fromEntries(Object.entries(list).map(([name, product]) => [name, product.create(deps)])) as Running<List>;

export const createEngines = (deps: ProductDeps): Engines => createProducts(PRODUCTS, deps);
