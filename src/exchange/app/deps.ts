import type { FastifyBaseLogger } from 'fastify';
import type { Attempts } from '../accounts/attempts.ts';
import type { Codes } from '../accounts/codes.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Uploads } from '../accounts/uploads.ts';
import type { KindTable } from '../ledger/kinds.ts';
import type { Ledger } from '../ledger/port.ts';
import type { Markets } from '../matching/port.ts';
import type { Clock } from '../platform/clock-port.ts';
import type { Events } from '../platform/events.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Scheduler } from '../platform/scheduler.ts';
import type { Store } from '../platform/store/open.ts';
import type { Tasks } from '../platform/tasks/port.ts';
import type { Words } from '../platform/words.ts';
import type { Config } from './config.ts';

/** Everything that handlers, engines and sockets work with; made once in main.ts. */
export interface Deps {
  readonly config: Config;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly tasks: Tasks;
  readonly store: Store;
  readonly ledger: Ledger;
  /** Every kind that the ledger books. */
  readonly kinds: KindTable;
  readonly markets: Markets;
  readonly mailer: Mailer;
  readonly words: Words;
  readonly events: Events;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly attempts: Attempts;
  readonly uploads: Uploads;
  readonly log: FastifyBaseLogger;
}
