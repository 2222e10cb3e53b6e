import type { FastifyBaseLogger } from 'fastify';
import { SOCKET_PATH } from '../../contract/sockets.ts';
import type { PasswordCost, Passwords } from '../accounts/passwords.ts';
import type { InstrumentSeed } from '../assets/instruments.ts';
import type { Handlers } from '../calls/handler.ts';
import { keptOffset } from '../demo/clock-offset.ts';
import { demoExtension } from '../demo/extension.ts';
import { seedHistory } from '../demo/seed-history.ts';
import { createHandlers } from '../gateway/http/handlers/index.ts';
import { htxRest } from '../gateway/http/htx-rest/plugin.ts';
import { NO_LIMITS, STANDARD_LIMITS } from '../gateway/http/limits.ts';
import { buildServer, type Server } from '../gateway/http/server.ts';
import { attachAppSocket } from '../gateway/ws/app/attach.ts';
import { attachMarketSocket } from '../gateway/ws/market/attach.ts';
import type { IndexSource } from '../market-data/port.ts';
import type { Teller } from '../market-data/teller/teller.ts';
import { createMarkets } from '../matching/index.ts';
import { LiveClock } from '../platform/live-clock.ts';
import type { Store } from '../platform/store/open.ts';
import { Upkeep } from '../platform/store/upkeep.ts';
import { invariantsOf, otherCallsOf, restoreAll, stopAll, subscribeAll, unwindAll } from '../products/all.ts';
import { createProducts, type OwnProducts, type PRODUCTS } from '../products/index.ts';
import type { Products } from '../products/product.ts';
import type { Config } from './config.ts';
import { startTasks } from './due-tasks.ts';
import { fundHouses } from './seed/funding.ts';
import { seed } from './seed/index.ts';
import { createServices, type Services } from './services.ts';
import type { Teardown } from './teardown.ts';

/** How long requests under way may take when the exchange ends. */
const REQUESTS_END_MS = 1000;

/** What an exchange is composed of. */
export interface Composition {
  readonly config: Config;
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** Folder of the built client. */
  readonly clientFolder: string;
  /** Whoever says it may ask for an empty exchange. */
  readonly demoToken: string;
  /** Memory and store differ: only a new start brings them together. */
  broken(error: unknown): void;
  /** A demo reset asked for an empty exchange. */
  startAnew(): void;
  /** Reference prices from elsewhere. */
  readonly upstream?: IndexSource | undefined;
  /** Tells the past apart from the loop. */
  readonly teller?: Teller;
  /** All of them unless fewer are asked for. */
  readonly instruments?: readonly InstrumentSeed[];
  /** The exchange's own; a test may add to them. */
  readonly products: typeof PRODUCTS;
  readonly passwordCost?: PasswordCost;
  /** In place of argon2id. */
  readonly passwords?: Passwords;
}

/** An exchange that works and has no port yet. */
export interface Composed {
  readonly deps: Services;
  readonly clock: LiveClock;
  readonly products: OwnProducts;
  readonly handlers: Handlers;
  readonly server: Server;
}

/** Puts an exchange together over an open store, in the order in which each part needs the one before, and starts it. */
export async function compose(composition: Composition, teardown: Teardown): Promise<Composed> {
  const { config, store, log, instruments, upstream, teller } = composition;
  const clock = new LiveClock({ ahead: config.isDemo ? await keptOffset(store) : 0, log });
  teardown.add(() => clock.stop());
  const deps = await createServices({
    ...composition,
    clock,
    scheduler: clock,
    markets: (ledger) =>
      createMarkets({
        store,
        ledger,
        clock,
        scheduler: clock,
        seed: config.seed,
        ticksKeptMs: config.ticksKeptMs,
        log,
        fatal: (error) => composition.broken(error),
        upstream,
        teller,
        ...(instruments && { instruments }),
      }),
  });
  teardown.add(() => deps.mailer.close());
  const upkeep = new Upkeep(store, log);
  teardown.add(() => upkeep.stop());
  upkeep.start(clock);
  await seed(deps);
  await fundHouses(deps, composition.products);
  const products = createProducts(composition.products, deps);
  subscribeAll(products, deps.outbox);
  await restoreAll(products);
  teardown.add(() => deps.lifecycle.stop());
  await deps.lifecycle.start();
  teardown.add(() => stopAll(products));
  await startTasks(deps, products);
  teardown.add(() => deps.tasks.stop());
  teardown.add(() => deps.outbox.stop());
  if (config.isDemo) await seedHistory(deps, products);
  const handlers = createHandlers(deps, products);
  const server = await buildServer({
    deps,
    handlers,
    otherCalls: otherCallsOf(products),
    clientFolder: composition.clientFolder,
    limits: config.isRateLimited ? STANDARD_LIMITS : NO_LIMITS,
    extension: config.isDemo
      ? demoExtension(deps, {
          clock,
          unwind: (user) => unwindAll(products, user),
          invariants: invariantsOf(composition.products),
          startAnew: () => composition.startAnew(),
          demoToken: composition.demoToken,
        })
      : undefined,
  });
  await attachAll(deps, products, server, teardown);
  return { deps, clock, products, handlers, server };
}

/** What answers beside the calls: HTX's REST and the sockets. */
async function attachAll(
  deps: Services,
  products: Products,
  { app, upgrades, origins, historyBudget }: Server,
  teardown: Teardown,
): Promise<void> {
  const { config, markets, clock, words, log } = deps;
  teardown.add(async () => {
    // Requests under way may end; whoever dawdles is cut off.
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_MS);
    await app.close();
    clearTimeout(cut);
  });
  await app.register(htxRest, {
    markets,
    clock,
    words,
    log,
    historyBudget,
    ...(!config.isRateLimited && { callsPerSecond: null }),
  });
  const sockets = attachMarketSocket({ markets, clock, log, historyBudget, trustProxy: config.trustProxy });
  teardown.add(() => sockets.close());
  for (const path of [SOCKET_PATH.market, SOCKET_PATH.feed]) upgrades.on(path, sockets.handleUpgrade);
  const appSocket = attachAppSocket({ deps, products, server: app.server, upgrades, origins });
  teardown.add(() => appSocket.close());
}
