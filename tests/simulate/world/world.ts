import type { PGlite } from '@electric-sql/pglite';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Passwords } from '../../../src/exchange/accounts/passwords.ts';
import { assemble } from '../../../src/exchange/app/assemble.ts';
import { readConfig } from '../../../src/exchange/app/config.ts';
import type { Deps } from '../../../src/exchange/app/deps.ts';
import { startTasks } from '../../../src/exchange/app/due-tasks.ts';
import { seed } from '../../../src/exchange/app/seed/index.ts';
import type { InstrumentSeed } from '../../../src/exchange/assets/instruments.ts';
import { keptOffset } from '../../../src/exchange/demo/clock-offset.ts';
import { demoExtension } from '../../../src/exchange/demo/extension.ts';
import { placeDemoOrders } from '../../../src/exchange/demo/seed-orders.ts';
import { createHandlers } from '../../../src/exchange/gateway/http/handlers/index.ts';
import { NO_LIMITS } from '../../../src/exchange/gateway/http/limits.ts';
import { buildServer } from '../../../src/exchange/gateway/http/server.ts';
import { createMarkets } from '../../../src/exchange/matching/index.ts';
import { LiveClock } from '../../../src/exchange/platform/live-clock.ts';
import type { Store } from '../../../src/exchange/platform/store/open.ts';
import { wrapPglite } from '../../../src/exchange/platform/store/pglite.ts';
import { restoreAll, subscribeAll, unwindAll } from '../../../src/exchange/products/compose.ts';
import { createEngines } from '../../../src/exchange/products/index.ts';
import type { Connection } from './connection.ts';
import type { Machine } from './machine.ts';
import type { Chance } from './random.ts';
import { type Breaks, breakable } from './store.ts';

/** What worlds of one run have in common. */
export interface Ground {
  readonly machine: Machine;
  readonly lite: PGlite;
  readonly chance: Chance;
  readonly instruments: readonly InstrumentSeed[];
  readonly seed: string;
}

/** One life of the exchange's process. */
export interface World {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly store: Store;
  readonly connection: Connection;
  readonly breaks: Breaks;
  /** Errors that the exchange wrote into its log. */
  readonly complaints: string[];
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

/** Any secret is its own hash: what argon2 computes is the library's business, and its threads know no seed. */
const PLAIN: Passwords = {
  hash: (secret) => Promise.resolve(`plain ${secret}`),
  matches: (hash, secret) => Promise.resolve(hash === `plain ${secret}`),
};

const logInto = (complaints: string[]): FastifyBaseLogger =>
  Fastify({ logger: { level: 'error', stream: { write: (line: string) => void complaints.push(line) } } }).log;

/** Starts the exchange on what the store holds, as app/exchange.ts does, without a port. `connection` may die on the way. */
export async function startWorld(ground: Ground, connection: Connection): Promise<World> {
  const { instruments } = ground;
  const config = readConfig({ DEMO: '1', SEED: ground.seed, DATA_DIR: '/nonexistent', RATE_LIMIT: '0' });
  const complaints: string[] = [];
  const log = logInto(complaints);
  const breaks: Breaks = { next: null, struck: 0 };
  const store = breakable(await wrapPglite(connection.client), breaks, ground.machine);
  const clock = new LiveClock({ ahead: await keptOffset(store), log });
  const deps = await assemble({
    config,
    clock,
    scheduler: clock,
    store,
    log,
    markets: (ledger) => createMarkets({ store, ledger, clock, scheduler: clock, seed: config.seed, log, instruments }),
    passwords: PLAIN,
  });
  await seed(deps);
  const engines = createEngines(deps);
  subscribeAll(engines, deps.outbox);
  await restoreAll(engines);
  await deps.lifecycle.start();
  await startTasks(deps, engines);
  await placeDemoOrders(deps, engines.spot);
  const { app } = await buildServer({
    deps,
    handlers: createHandlers(deps, engines),
    clientFolder: '/nonexistent',
    limits: NO_LIMITS,
    extension: demoExtension(deps, {
      clock,
      cancelOrders: (user) => unwindAll(engines, user),
      startAnew: () => undefined,
      resetToken: '',
    }),
  });
  await app.ready();
  return {
    app,
    deps,
    store,
    connection,
    breaks,
    complaints,
    async stop() {
      await app.close();
      await deps.outbox.stop();
      await deps.tasks.stop();
      await deps.lifecycle.stop();
      deps.mailer.close();
      clock.stop();
      await store.close();
    },
  };
}
