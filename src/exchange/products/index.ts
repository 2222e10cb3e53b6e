import { alerts } from './alerts/product.ts';
import { assertMayLeave, assertNames, assertTaskNames, worthIn } from './all.ts';
import { futures } from './futures/product.ts';
import { options } from './options/product.ts';
import type { AllProducts, Product, ProductDeps, ProductList, Running } from './product.ts';
import { spot } from './spot/product.ts';
import { wallet } from './wallet/product.ts';

/** The products of the exchange: one line each is all that the rest of it needs. */
export const PRODUCTS = { spot, futures, options, wallet, alerts } as const;

/** The same, running. */
export type OwnProducts = Running<typeof PRODUCTS>;

/** Makes the products of a list. Throws where one goes by a name that is not its own. */
export function createProducts<List extends ProductList>(list: List, deps: ProductDeps): Running<List> {
  assertNames(list);
  const running: Record<string, Product> = {};
  const all: AllProducts = {
    worthIn: (user) => worthIn(running, user),
    assertMayLeave: (tx, user, account) => assertMayLeave(running, tx, user, account),
  };
  for (const [name, product] of Object.entries(list)) running[name] = product.create(deps, all);
  assertTaskNames(running);
  return running as Running<List>;
}
