import { expect, expectTypeOf, it } from 'vitest';
import { testDeps } from '../../../tests/support/deps.ts';
import { memoryStore } from '../../../tests/support/stores.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import type { Handlers } from '../calls/handler.ts';
import { createHandlers } from '../gateway/http/handlers/index.ts';
import { Money } from '../ledger/decimal.ts';
import { handlersOf, openAccounts, worthIn } from './compose.ts';
import { createProducts, type OwnProducts, PRODUCTS } from './index.ts';
import type { HandlersOf, Product } from './product.ts';

const worthOf = (worth: Awaited<ReturnType<NonNullable<Product['worthOf']>>>): Product => ({
  worthOf: () => Promise.resolve(worth),
});
const handler = () => Promise.resolve(null);

it('sums what a user has in products by account', async () => {
  const products = {
    a: worthOf({ spot: new Money('0.1'), futures: new Money(5) }),
    b: worthOf({ spot: new Money('0.2') }),
    c: {},
  };
  const worth = await worthIn(products, 1);
  expect([worth.spot?.toFixed(), worth.futures?.toFixed(), worth.options]).toEqual(['0.3', '5', undefined]);
});

it('says from which accounts an instrument can be traded', () => {
  const [first, second] = INSTRUMENTS;
  if (!first || !second) throw new Error('There are no instruments');
  const products: Record<string, Product> = {
    everything: { trading: { account: 'spot', isOpen: () => true } },
    one: { trading: { account: 'futures', isOpen: ({ id }) => id === first.id } },
  };
  expect([...openAccounts(products, first)]).toEqual(['spot', 'futures']);
  expect([...openAccounts(products, second)]).toEqual(['spot']);
});

it('serves a call by one product alone', () => {
  const one = { handlers: { 'content.popup': handler } };
  expect(Object.keys(handlersOf({ one }))).toEqual(['content.popup']);
  expect(() => handlersOf({ one, other: one })).toThrow('Two products serve content.popup');
});

it('leaves the gateway its own calls', async () => {
  const deps = await testDeps(await memoryStore());
  const products = { ...createProducts(PRODUCTS, deps), greedy: { handlers: { 'content.popup': handler } } };
  expect(() => createHandlers(deps, products)).toThrow(
    'A product serves content.popup, which the gateway serves itself',
  );
});

it('knows by type which calls products serve: what is missing of the contract does not compile', () => {
  expectTypeOf<HandlersOf<OwnProducts>>().toExtend<Pick<Handlers, 'spot.place' | 'wallet.list'>>();
  expectTypeOf<HandlersOf<Pick<OwnProducts, 'wallet'>>>().not.toExtend<Pick<Handlers, 'spot.place'>>();
});
