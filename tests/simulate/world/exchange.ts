import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { CallSpec } from '../../../src/contract/define.ts';
import { calls as contract } from '../../../src/contract/table.ts';
import type { Passwords } from '../../../src/exchange/accounts/passwords.ts';
import { compose } from '../../../src/exchange/app/compose.ts';
import { readConfig } from '../../../src/exchange/app/config.ts';
import type { Services } from '../../../src/exchange/app/services.ts';
import { Teardown } from '../../../src/exchange/app/teardown.ts';
import type { InstrumentSeed } from '../../../src/exchange/assets/instruments.ts';
import type { Store } from '../../../src/exchange/platform/store/open.ts';
import { otherCallsOf } from '../../../src/exchange/products/all.ts';
import { PRODUCTS } from '../../../src/exchange/products/index.ts';
import type { ProductList } from '../../../src/exchange/products/product.ts';
import type { Breaks, Connection, Database } from './database.ts';
import type { Machine } from './machine.ts';

/** What the lives of a run have in common. */
export interface Environment {
  readonly machine: Machine;
  readonly database: Database;
  readonly instruments: readonly InstrumentSeed[];
  readonly seed: string;
  /** Products beside the exchange's own. */
  readonly products: ProductList;
}

/** One life of the exchange's process. */
export interface Exchange {
  readonly app: FastifyInstance;
  readonly deps: Services;
  /** What its door serves, by name: the contract's calls and those that products bring. */
  readonly calls: Readonly<Record<string, CallSpec>>;
  readonly store: Store;
  readonly connection: Connection;
  readonly breaks: Breaks;
  /** Errors that the exchange wrote into its log. */
  readonly complaints: string[];
  /** Why it says that it must end: memory and store differ. */
  readonly broken: readonly unknown[];
  /** Ends it as an operator does. */
  stop(): Promise<void>;
}

/** Any secret is its own hash: what argon2 computes is the library's business, and its threads know no seed. */
const PLAIN: Passwords = {
  hash: (secret) => Promise.resolve(`plain ${secret}`),
  matches: (hash, secret) => Promise.resolve(hash === `plain ${secret}`),
};

const logInto = (complaints: string[]): FastifyBaseLogger =>
  Fastify({ logger: { level: 'error', base: null, stream: { write: (line: string) => void complaints.push(line) } } })
    .log;

/** Starts the exchange on what the store holds, as production does, without a port. `connection` may die on the way. */
export async function startExchange(environment: Environment, connection: Connection): Promise<Exchange> {
  const { instruments, products } = environment;
  const config = readConfig({ DEMO: '1', SEED: environment.seed, DATA_DIR: '/nonexistent', RATE_LIMIT: '0' });
  const complaints: string[] = [];
  const broken: unknown[] = [];
  const teardown = new Teardown();
  const store = await connection.open(teardown, () => broken.push(new Error('the database was taken away')));
  const {
    deps,
    server,
    products: made,
  } = await compose(
    {
      config,
      store,
      instruments,
      log: logInto(complaints),
      products: { ...PRODUCTS, ...products },
      passwords: PLAIN,
      clientFolder: '/nonexistent',
      demoToken: '',
      startAnew: () => undefined,
      broken: (error) => void broken.push(error),
    },
    teardown,
  );
  await server.app.ready();
  const others = Object.entries(otherCallsOf(made)).map(([name, { spec }]) => [name, spec] as const);
  const calls = { ...contract, ...Object.fromEntries(others) };
  const stop = () => teardown.run();
  return { app: server.app, deps, calls, store, connection, breaks: connection.breaks, complaints, broken, stop };
}
