import Fastify, { type FastifyBaseLogger } from 'fastify';
import type { DrivableClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { Events } from './events.ts';
import { Attempts } from './identity/attempts.ts';
import { Codes } from './identity/codes.ts';
import { createPasswords, type PasswordCost } from './identity/passwords.ts';
import { Sessions } from './identity/sessions.ts';
import { createLedger } from './ledger/ledger.ts';
import { createMailer } from './mail/mailer.ts';
import type { Ledger, Markets } from './ports.ts';
import type { Store } from './store/open.ts';
import { loadWords } from './words.ts';

/** What an exchange is put together from. */
export interface Parts {
  readonly config: Config;
  readonly clock: DrivableClock;
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** Makes the markets on the ledger that everything else uses too. */
  readonly markets: (ledger: Ledger) => Markets;
  /** Cheaper in tests. */
  readonly passwordCost?: PasswordCost;
}

/** The log of the exchange: JSON lines on standard error, as Fastify writes them. */
export const openLog = (level: Config['logLevel']): FastifyBaseLogger =>
  Fastify({ logger: { level, stream: process.stderr } }).log;

/** Puts together what handlers, engines and sockets work with. */
export async function assemble({ config, clock, store, log, markets, passwordCost }: Parts): Promise<Deps> {
  const events = new Events();
  const ledger = createLedger(clock);
  const passwords = await createPasswords(passwordCost);
  return {
    config,
    clock,
    store,
    ledger,
    events,
    passwords,
    log,
    markets: markets(ledger),
    mailer: createMailer(config, store, clock),
    words: await loadWords(),
    sessions: new Sessions(store, clock, events),
    codes: new Codes(store, clock, passwords),
    attempts: new Attempts(() => store.db, clock),
  };
}
