import { expect, expectTypeOf, it } from 'vitest';
import { testDeps } from '../../../tests/support/deps.ts';
import { memoryStore } from '../../../tests/support/stores.ts';
import { violations } from '../../../tests/support/violations.ts';
import { fundHouses } from '../app/seed/funding.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import type { Handlers } from '../calls/handler.ts';
import { createHandlers } from '../gateway/http/handlers/index.ts';
import { Money } from '../ledger/decimal.ts';
import { houseBalances } from '../ledger/houses.ts';
import { kindsOf } from '../ledger/kinds.ts';
import { handlersOf, openAccounts, worthIn } from './all.ts';
import { createProducts, type OwnProducts, PRODUCTS } from './index.ts';
import type { Funding, HandlersOf, Product, ProductSpec } from './product.ts';

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

it('knows each product by one name: in the list, in its kinds and in its tasks', async () => {
  const deps = await testDeps(await memoryStore());
  const spec = (given: Partial<ProductSpec>) => ({
    name: 'nft',
    kinds: [],
    invariants: [],
    create: () => ({}),
    ...given,
  });
  expect(() => createProducts({ art: spec({}) }, deps)).toThrow('The product nft stands in the list as art');
  const kinds = Object.values(kindsOf('mining', { mined: { id: 900 } }));
  expect(() => createProducts({ nft: spec({ kinds }) }, deps)).toThrow("brings the kind mined, which is mining's");
  const create = () => ({ tasks: { 'wallet.snapshot': () => async () => undefined } });
  expect(() => createProducts({ ...PRODUCTS, nft: spec({ create }) }, deps)).toThrow(
    'nft has the task wallet.snapshot',
  );
});

it('funds a house account of a product once, whatever it is worth later', async () => {
  const deps = await testDeps(await memoryStore());
  const list = (amount: string, ...more: Funding[]) => ({
    nft: {
      name: 'nft',
      kinds: [],
      invariants: [],
      funding: [{ house: 'nft', account: 'spot' as const, coin: 3, amount }, ...more],
      create: () => ({}),
    },
  });
  await fundHouses(deps, list('500'));
  await fundHouses(deps, list('900', { house: 'nft', account: 'spot', coin: 1, amount: '2' }));
  expect(await houseBalances(deps.store.db)).toMatchObject([
    { owner: 'house:nft', coin: 1, available: '2' },
    { owner: 'house:nft', coin: 3, available: '500' },
    { owner: 'house:outside', coin: 1, available: '-2' },
    { owner: 'house:outside', coin: 3, available: '-500' },
  ]);
  expect(await violations(deps.store.db)).toEqual([]);
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
