import type { FastifyBaseLogger } from 'fastify';
import type { DrivableClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Events } from './events.ts';
import type { Attempts } from './identity/attempts.ts';
import type { Codes } from './identity/codes.ts';
import type { Passwords } from './identity/passwords.ts';
import type { Sessions } from './identity/sessions.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Ledger, Markets } from './ports.ts';
import type { Store } from './store/open.ts';
import type { Words } from './words.ts';

/** Everything that handlers, engines and sockets work with; made once in main.ts. */
export interface Deps {
  readonly config: Config;
  readonly clock: DrivableClock;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly markets: Markets;
  readonly mailer: Mailer;
  readonly words: Words;
  readonly events: Events;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly attempts: Attempts;
  readonly log: FastifyBaseLogger;
}
