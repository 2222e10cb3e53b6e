import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createUser } from '../../../src/exchange/accounts/users.ts';
import { compose } from '../../../src/exchange/app/compose.ts';
import { readConfig } from '../../../src/exchange/app/config.ts';
import { openLog, type Services } from '../../../src/exchange/app/services.ts';
import { Teardown } from '../../../src/exchange/app/teardown.ts';
import type { Handlers } from '../../../src/exchange/calls/handler.ts';
import { KIND } from '../../../src/exchange/ledger/kinds.ts';
import { OUTSIDE } from '../../../src/exchange/ledger/owner.ts';
import { openStore } from '../../../src/exchange/platform/store/open.ts';
import { type OwnProducts, PRODUCTS } from '../../../src/exchange/products/index.ts';
import { PAIRS, USDT } from './pairs.ts';

/** The exchange as it runs, makers at work, without a port. */
export interface World {
  readonly deps: Services;
  readonly products: OwnProducts;
  readonly handlers: Handlers;
  /** Users with plenty of every coin. */
  readonly users: readonly number[];
  close(): Promise<void>;
}

const PLENTY = '1000000000';

/** Opens an exchange with so many users on a folder of its own, or on a database. */
export async function openWorld(userCount: number, databaseUrl: string | null = null): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bench-orders-'));
  const config = {
    ...readConfig({ LOG_LEVEL: 'error', DATA_DIR: dataDir, DEMO: '1', RATE_LIMIT: '0' }),
    databaseUrl,
  };
  const store = await openStore(config);
  const teardown = new Teardown();
  teardown.add(() => rm(dataDir, { recursive: true, force: true }));
  teardown.add(() => store.close());
  const { deps, products, handlers } = await compose(
    {
      config,
      store,
      log: openLog(config.logLevel),
      products: PRODUCTS,
      clientFolder: '/nonexistent',
      demoToken: '',
      startAnew: () => undefined,
      broken: (error) => {
        throw error;
      },
    },
    teardown,
  );
  // Makers work at their full pace only where somebody listens.
  deps.markets.on('trade', () => undefined);
  const users: number[] = [];
  for (let index = 0; index < userCount; index += 1) users.push(await fundedUser(deps, `orders${index}@example.com`));
  return { deps, products, handlers, users, close: () => teardown.run() };
}

async function fundedUser({ store, ledger, clock }: Services, email: string): Promise<number> {
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
