import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUser } from '../../../src/exchange/accounts/users.ts';
import { type Assembled, assemble, openLog } from '../../../src/exchange/app/assemble.ts';
import { readConfig } from '../../../src/exchange/app/config.ts';
import { seed } from '../../../src/exchange/app/seed/index.ts';
import { KIND } from '../../../src/exchange/ledger/kinds.ts';
import { OUTSIDE } from '../../../src/exchange/ledger/owner.ts';
import { createMarkets } from '../../../src/exchange/matching/index.ts';
import { LiveClock } from '../../../src/exchange/platform/live-clock.ts';
import { openStore } from '../../../src/exchange/platform/store/open.ts';
import { restoreAll, stopAll } from '../../../src/exchange/products/compose.ts';
import { createProducts, type OwnProducts, PRODUCTS } from '../../../src/exchange/products/index.ts';
import { PAIRS, USDT } from './pairs.ts';

/** The exchange as it runs, makers at work, without HTTP. */
export interface World {
  readonly deps: Assembled;
  readonly products: OwnProducts;
  /** Users with plenty of every coin. */
  readonly users: readonly number[];
  close(): Promise<void>;
}

const PLENTY = '1000000000';

/** Opens an exchange with so many users on a folder of its own, or on a database. */
export async function openWorld(userCount: number, databaseUrl: string | null = null): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-orders-'));
  const config = { ...readConfig({ LOG_LEVEL: 'error', DATA_DIR: dataDir, DEMO: '1' }), databaseUrl };
  const log = openLog(config.logLevel);
  const clock = new LiveClock({ log });
  const store = await openStore(config);
  const deps = await assemble({
    config,
    clock,
    scheduler: clock,
    store,
    log,
    markets: (ledger) =>
      createMarkets({
        store,
        ledger,
        clock,
        scheduler: clock,
        seed: null,
        log,
        fatal: (error) => {
          throw error;
        },
      }),
  });
  await seed(deps);
  const products = createProducts(PRODUCTS, deps);
  await restoreAll(products);
  await deps.lifecycle.start();
  // Makers work at their full pace only where somebody listens.
  deps.markets.on('trade', () => undefined);
  const users: number[] = [];
  for (let index = 0; index < userCount; index += 1) users.push(await fundedUser(deps, `orders${index}@example.com`));
  return {
    deps,
    products,
    users,
    async close() {
      await deps.lifecycle.stop();
      await stopAll(products);
      clock.stop();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function fundedUser({ store, ledger, clock }: Assembled, email: string): Promise<number> {
  return store.transaction(async (tx) => {
    const { id } = await createUser(tx, { email, passwordHash: '', parentId: null, isDemo: true, now: clock.now() });
    const coins = [USDT, ...PAIRS.map(({ base }) => base.id)];
    await ledger.post(
      tx,
      coins.map((coin) => ({
        kind: KIND.demoGrant,
        reference: `user:${id}`,
        postings: [
          { owner: OUTSIDE, account: 'spot', coin, available: `-${PLENTY}` },
          { owner: { user: id }, account: 'spot', coin, available: PLENTY },
        ],
      })),
    );
    return id;
  });
}
