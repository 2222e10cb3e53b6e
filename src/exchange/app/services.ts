import Fastify, { type FastifyBaseLogger } from 'fastify';
import { Codes } from '../accounts/codes.ts';
import { LoginThrottle } from '../accounts/login-throttle.ts';
import { createPasswords, type PasswordCost, type Passwords } from '../accounts/passwords.ts';
import { Sessions } from '../accounts/sessions.ts';
import { Uploads } from '../accounts/uploads.ts';
import { Coins } from '../assets/coins.ts';
import { FuturesTermsBook } from '../assets/futures-terms.ts';
import { demoGrant } from '../demo/account.ts';
import type { GatewayDeps } from '../gateway/deps.ts';
import { createLedger } from '../ledger/ledger.ts';
import type { Ledger } from '../ledger/port.ts';
import type { Lifecycle, Markets, OrderEntry } from '../matching/port.ts';
import type { Clock } from '../platform/clock-port.ts';
import { Events } from '../platform/events.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { Notices } from '../platform/notices.ts';
import { Outbox } from '../platform/outbox/outbox.ts';
import { plainError } from '../platform/plain-error.ts';
import type { Scheduler } from '../platform/scheduler.ts';
import type { Store } from '../platform/store/open.ts';
import { TaskRunner } from '../platform/tasks/runner.ts';
import { loadWords } from '../platform/words.ts';
import { kindsOfAll } from '../products/all.ts';
import { PRODUCTS } from '../products/index.ts';
import type { ProductList } from '../products/product.ts';
import type { Config } from './config.ts';

/** What an exchange is put together from. */
export interface Parts {
  readonly config: Config;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** Makes the markets on the ledger that everything else uses too. */
  readonly markets: (ledger: Ledger) => Markets;
  /** The exchange's own unless a test adds to them. */
  readonly products?: ProductList;
  /** Cheaper in tests. */
  readonly passwordCost?: PasswordCost;
  /** In place of argon2id, where every step must come from a seed. */
  readonly passwords?: Passwords;
}

/** The log of the exchange: JSON lines, as Fastify writes them, without the values that errors are about. */
export const openLog = (
  level: Config['logLevel'],
  stream: { write(line: string): void } = process.stderr,
): FastifyBaseLogger => Fastify({ logger: { level, stream, serializers: { err: plainError } } }).log;

/** Everything that handlers, products and sockets work with, and what only the start touches. */
export interface Services extends GatewayDeps {
  readonly config: Config;
  readonly tasks: TaskRunner;
  readonly orderEntry: OrderEntry;
  readonly lifecycle: Lifecycle;
}

/** Puts together what handlers, products and sockets work with. */
export async function createServices({ config, clock, scheduler, store, log, ...given }: Parts): Promise<Services> {
  const events = new Events(log);
  const ledger = createLedger(clock);
  const markets = given.markets(ledger);
  const passwords = given.passwords ?? (await createPasswords(given.passwordCost));
  return {
    config,
    clock,
    scheduler,
    tasks: new TaskRunner({ store, clock, scheduler, log }),
    outbox: new Outbox({ store, clock, scheduler, log }),
    store,
    ledger,
    kinds: kindsOfAll(given.products ?? PRODUCTS),
    events,
    notices: new Notices(clock, events),
    passwords,
    log,
    markets,
    coins: new Coins(store),
    futuresTerms: new FuturesTermsBook(store),
    orderEntry: markets,
    lifecycle: markets,
    mailer: createMailer(config.smtpUrl, store, clock),
    words: await loadWords(),
    sessions: new Sessions(store, clock, events),
    codes: new Codes(store, clock, passwords),
    loginThrottle: new LoginThrottle(store, clock),
    uploads: new Uploads(store, clock, config.dataDir),
    grants: (user) => (config.isDemo ? [demoGrant(user)] : []),
  };
}
