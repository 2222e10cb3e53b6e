import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { INSTRUMENTS } from '../assets/instruments.ts';
import type { Server } from '../gateway/http/server.ts';
import type { IndexSource } from '../market-data/port.ts';
import { ThreadTeller } from '../market-data/teller/thread.ts';
import { connectUpstream } from '../market-data/upstream/connect.ts';
import { lockFolder } from '../platform/store/directory-lock.ts';
import { Leader } from '../platform/store/leader-lock.ts';
import { claimMode } from '../platform/store/mode.ts';
import { openStore, type Store } from '../platform/store/open.ts';
import { PRODUCTS } from '../products/index.ts';
import { type Composition, compose } from './compose.ts';
import type { Config } from './config.ts';
import { Teardown } from './teardown.ts';

/** How long the start waits for the upstream to say which symbols it has. */
const UPSTREAM_WAIT_MS = 5000;

/** What the exchange tells and asks of whoever runs it. */
export interface Host extends Pick<Composition, 'clientFolder' | 'demoToken' | 'broken' | 'startAnew'> {
  readonly log: FastifyBaseLogger;
  /** One line about what the start is doing. */
  progress(line: string): void;
  /** Another process has taken over the database: this one must end. */
  lost(): void;
}

export interface Exchange {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the exchange; when this resolves it answers. Whatever fails on the way, what began before is ended again. */
export async function startExchange(config: Config, host: Host): Promise<Exchange> {
  const teardown = new Teardown();
  try {
    const opened = await open(config, host, teardown);
    const port = await listen(opened, config);
    return { port, stop: () => teardown.run() };
  } catch (error) {
    await teardown
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

async function lockedStore(config: Config, host: Host, teardown: Teardown): Promise<Store> {
  teardown.add(await lockFolder(config.dataDir));
  const leader = config.databaseUrl ? await Leader.take(config.databaseUrl, () => host.lost()) : undefined;
  teardown.add(() => leader?.release());
  const store = await openStore(config, leader);
  teardown.add(() => store.close());
  return store;
}

async function upstreamOf(config: Config, host: Host, teardown: Teardown): Promise<IndexSource | undefined> {
  if (config.marketUpstream === null) return undefined;
  host.progress('Connecting to the market upstream ...');
  const upstream = connectUpstream(
    config.marketUpstream,
    INSTRUMENTS.map(({ symbol }) => symbol),
    { log: host.log },
  );
  teardown.add(() => upstream.close());
  await upstream.ready(UPSTREAM_WAIT_MS);
  return upstream;
}

/** The store, and on it the exchange. */
async function open(config: Config, host: Host, teardown: Teardown): Promise<Server> {
  await assertPortFree(config);
  host.progress('Opening the store ...');
  const store = await lockedStore(config, host, teardown);
  await claimMode(store, config.isDemo ? 'demo' : 'live');
  const upstream = await upstreamOf(config, host, teardown);
  host.progress('Opening the markets ...');
  const teller = new ThreadTeller();
  teardown.add(() => teller.close());
  const { server } = await compose({ ...host, config, store, upstream, teller, products: PRODUCTS }, teardown);
  return server;
}

async function listen({ app }: Server, { port, host }: Config): Promise<number> {
  await app.listen({ port, host });
  return (app.server.address() as AddressInfo).port;
}
