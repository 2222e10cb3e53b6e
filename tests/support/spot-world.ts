import { eq } from 'drizzle-orm';
import { createUser } from '../../src/exchange/accounts/users.ts';
import { writePairs } from '../../src/exchange/app/seed/write.ts';
import { sumHouses } from '../../src/exchange/ledger/houses.ts';
import { KIND } from '../../src/exchange/ledger/kinds.ts';
import { OUTSIDE, ownerKey } from '../../src/exchange/ledger/owner.ts';
import type { Owner } from '../../src/exchange/ledger/port.ts';
import type { Side } from '../../src/exchange/market-data/port.ts';
import type { BookOrder } from '../../src/exchange/matching/port.ts';
import type { Store } from '../../src/exchange/platform/store/open.ts';
import { balances } from '../../src/exchange/platform/store/schema/index.ts';
import { createProducts, type OwnProducts, PRODUCTS } from '../../src/exchange/products/index.ts';
import type { SpotOrder } from '../../src/exchange/products/spot/order.ts';
import type { Spot } from '../../src/exchange/products/spot/spot.ts';
import { BookMarkets, TEST_PAIRS } from './book-markets.ts';
import { stillClock, type TestDeps, testDeps } from './deps.ts';

export const BTC = 1;
export const ETH = 2;
export const USDT = 3;
export const MAKER: Owner = { house: 'maker:1' };

/** An exchange that is only books, ledger and the spot engine, with users and a maker who have money. */
export interface SpotWorld {
  readonly deps: TestDeps;
  readonly markets: BookMarkets;
  readonly products: OwnProducts;
  readonly spot: Spot;
  /** Makes a user with money by coin. */
  user(money: Readonly<Record<number, string>>): Promise<number>;
  /** Gives money to anybody. */
  fund(owner: Owner, money: Readonly<Record<number, string>>): Promise<void>;
  /** A maker's order in ticks and lots. */
  make(symbol: string, side: Side, price: bigint, amount: bigint): Promise<void>;
  /** Places an order of a user in decimal text. */
  place(
    user: number,
    order: { side: Side; amount: string; price?: string; base?: number; clientId?: string },
  ): Promise<SpotOrder>;
  /** "available/frozen" by coin, for what is not empty. */
  money(owner: Owner): Promise<Record<number, string>>;
}

/** Such a world in which two users have 10000 USDT and a BTC each, and the last BTC went for 60000. */
export async function traders(store: Store): Promise<{ world: SpotWorld; anna: number; ben: number }> {
  const world = await spotWorld(store);
  world.markets.setLast('btcusdt', 600_000n);
  const user = () => world.user({ [USDT]: '10000', [BTC]: '1' });
  return { world, anna: await user(), ben: await user() };
}

let serial = 0;

/** Opens such a world on a store. */
export async function spotWorld(store: Store, clock = stillClock()): Promise<SpotWorld> {
  const markets = new BookMarkets(clock, TEST_PAIRS);
  const deps = await testDeps(store, { clock, markets: () => markets });
  await store.transaction((tx) => writePairs(tx, TEST_PAIRS));
  const products = createProducts(PRODUCTS, deps);
  const { spot } = products;

  const fund: SpotWorld['fund'] = (owner, money) =>
    store.transaction((tx) =>
      deps.ledger.post(
        tx,
        Object.entries(money).map(([coin, amount]) => ({
          kind: KIND.demoGrant,
          reference: 'test',
          postings: [
            { owner: OUTSIDE, account: 'spot', coin: Number(coin), available: `-${amount}` },
            { owner, account: 'spot', coin: Number(coin), available: amount },
          ],
        })),
      ),
    );
  await fund(MAKER, { [BTC]: '1000', [ETH]: '1000', [USDT]: '100000000' });

  return {
    deps,
    markets,
    products,
    spot,
    fund,
    async user(money) {
      serial += 1;
      const made = await store.transaction((tx) =>
        createUser(tx, {
          email: `user${serial}@example.com`,
          passwordHash: 'x',
          parentId: null,
          isDemo: true,
          now: clock.now(),
        }),
      );
      await fund({ user: made.id }, money);
      return made.id;
    },
    async make(symbol, side, price, amount) {
      serial += 1;
      const order: BookOrder = { id: `m${serial}`, owner: MAKER, side, price, remaining: amount };
      await markets.make(symbol, order);
    },
    async place(user, { side, amount, price, base = BTC, clientId }) {
      const request = {
        base,
        quote: USDT,
        side,
        amount,
        price,
        orderType: price === undefined ? 'market' : 'limit',
      } as const;
      serial += 1;
      const once = { user, call: 'spot.place', clientId: clientId ?? `client-${serial}`, body: request };
      return (await spot.place(request, once)).value;
    },
    async money(owner) {
      await store.transaction(sumHouses);
      const rows = await store.db
        .select()
        .from(balances)
        .where(eq(balances.owner, ownerKey(owner)));
      return Object.fromEntries(
        rows
          .filter((row) => row.available !== '0' || row.frozen !== '0')
          .map((row) => [row.coin, `${row.available}/${row.frozen}`]),
      );
    },
  };
}
