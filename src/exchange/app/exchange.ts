import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { SOCKET_PATH } from '../../contract/sockets.ts';
import { INSTRUMENTS } from '../assets/instruments.ts';
import { keptOffset } from '../demo/clock-offset.ts';
import { demoExtension } from '../demo/extension.ts';
import { placeDemoOrders } from '../demo/seed-orders.ts';
import { createHandlers } from '../gateway/http/handlers/index.ts';
import { htxRest } from '../gateway/http/htx-rest/plugin.ts';
import { NO_LIMITS, STANDARD_LIMITS } from '../gateway/http/limits.ts';
import { buildServer } from '../gateway/http/server.ts';
import { attachAppSocket } from '../gateway/ws/app/attach.ts';
import { attachMarketSocket } from '../gateway/ws/market/attach.ts';
import type { ReferenceSource } from '../market-data/port.ts';
import { connectUpstream } from '../market-data/upstream/connect.ts';
import { createMarkets } from '../matching/index.ts';
import { LiveClock } from '../platform/live-clock.ts';
import { lockFolder } from '../platform/store/directory-lock.ts';
import { Leader } from '../platform/store/leader-lock.ts';
import { claimMode } from '../platform/store/mode.ts';
import { openStore, type Store } from '../platform/store/open.ts';
import { restoreAll, stopAll, subscribeAll, unwindAll } from '../products/compose.ts';
import { createEngines, type Engines } from '../products/index.ts';
import { type Assembled, assemble } from './assemble.ts';
import { Closing } from './closing.ts';
import type { Config } from './config.ts';
import { startTasks } from './due-tasks.ts';
import { seed } from './seed/index.ts';

/** How long the start waits for an upstream's first prices before it goes on without them. */
const UPSTREAM_WAIT_MS = 5000;

/** How long requests under way may take when the exchange ends. */
const REQUESTS_END_MS = 1000;

/** What the exchange tells and asks of whoever runs it. */
export interface Host {
  readonly log: FastifyBaseLogger;
  /** Folder of the built client. */
  readonly clientFolder: string;
  /** One line about what the start is doing. */
  progress(line: string): void;
  /** Another process has taken over the database: this one must end. */
  lost(): void;
  /** Whoever says it may ask for an empty exchange. */
  readonly resetToken: string;
  /** Memory and store differ: only a new start brings them together. */
  broken(error: unknown): void;
  /** A demo reset asked for an empty exchange. */
  startAnew(): void;
}

export interface Exchange {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the exchange; when this resolves it answers. Whatever fails on the way, what began before is ended again. */
export async function startExchange(config: Config, host: Host): Promise<Exchange> {
  const closing = new Closing();
  try {
    const opened = await open(config, host, closing);
    const port = await listen(opened, host, closing);
    return { port, stop: () => closing.run() };
  } catch (error) {
    await closing
      .run()
      .catch((later: unknown) => host.log.error({ err: later }, 'The end of a failed start failed too'));
    throw error;
  }
}

/** Fails early where the port is taken: opening everything first would keep the user waiting for the bad news. */
async function assertPortFree({ port, host }: Config): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

async function lockedStore(config: Config, host: Host, closing: Closing): Promise<Store> {
  closing.add(await lockFolder(config.dataDir));
  const leader = config.databaseUrl ? await Leader.take(config.databaseUrl, () => host.lost()) : undefined;
  closing.add(() => leader?.release());
  const store = await openStore(config, leader);
  closing.add(() => store.close());
  return store;
}

async function upstreamOf(config: Config, host: Host, closing: Closing): Promise<ReferenceSource | undefined> {
  if (config.marketUpstream === null) return undefined;
  host.progress('Connecting to the market upstream ...');
  const upstream = connectUpstream(
    config.marketUpstream,
    INSTRUMENTS.map(({ symbol }) => symbol),
    { log: host.log },
  );
  closing.add(() => upstream.close());
  await upstream.ready(UPSTREAM_WAIT_MS);
  return upstream;
}

interface Opened {
  readonly deps: Assembled;
  readonly engines: Engines;
  readonly clock: LiveClock;
}

/** Store, markets and engines, in the order in which each needs the one before. */
async function open(config: Config, host: Host, closing: Closing): Promise<Opened> {
  await assertPortFree(config);
  host.progress('Opening the store ...');
  const store = await lockedStore(config, host, closing);
  await claimMode(store, config.isDemo ? 'demo' : 'live');
  const clock = new LiveClock({ ahead: config.isDemo ? await keptOffset(store) : 0, log: host.log });
  closing.add(() => clock.stop());
  const upstream = await upstreamOf(config, host, closing);
  const deps = await assemble({
    config,
    clock,
    scheduler: clock,
    store,
    log: host.log,
    markets: (ledger) =>
      createMarkets({
        store,
        ledger,
        clock,
        scheduler: clock,
        seed: config.seed,
        ticksKeptMs: config.ticksKeptMs,
        log: host.log,
        fatal: (error) => host.broken(error),
        upstream,
      }),
  });
  closing.add(() => deps.mailer.close());
  await seed(deps);
  const engines = createEngines(deps);
  subscribeAll(engines, deps.outbox);
  await restoreAll(engines);
  host.progress('Opening the markets ...');
  closing.add(() => deps.lifecycle.stop());
  await deps.lifecycle.start();
  closing.add(() => stopAll(engines));
  await startTasks(deps, engines);
  closing.add(() => deps.tasks.stop());
  closing.add(() => deps.outbox.stop());
  if (config.isDemo) await placeDemoOrders(deps, engines.spot);
  return { deps, engines, clock };
}

/** The port with all that answers on it. */
async function listen({ deps, engines, clock }: Opened, host: Host, closing: Closing): Promise<number> {
  const { config, markets, log } = deps;
  const { app, upgrades, origins, history } = await buildServer({
    deps,
    handlers: createHandlers(deps, engines),
    clientFolder: host.clientFolder,
    limits: config.isRateLimited ? STANDARD_LIMITS : NO_LIMITS,
    extension: config.isDemo
      ? demoExtension(deps, {
          clock,
          cancelOrders: (user) => unwindAll(engines, user),
          startAnew: () => host.startAnew(),
          resetToken: host.resetToken,
        })
      : undefined,
  });
  closing.add(async () => {
    // Requests under way may end; whoever dawdles is cut off.
    const cut = setTimeout(() => app.server.closeAllConnections(), REQUESTS_END_MS);
    await app.close();
    clearTimeout(cut);
  });
  await app.register(htxRest, { markets, clock, history, ...(!config.isRateLimited && { callsPerSecond: null }) });
  const sockets = attachMarketSocket({ markets, clock, log, history, trustProxy: config.trustProxy });
  closing.add(() => sockets.close());
  for (const path of [SOCKET_PATH.market, SOCKET_PATH.feed]) upgrades.on(path, sockets.handleUpgrade);
  const appSocket = attachAppSocket({ deps, products: engines, server: app.server, upgrades, origins });
  closing.add(() => appSocket.close());
  await app.listen({ port: config.port, host: config.host });
  return (app.server.address() as AddressInfo).port;
}
