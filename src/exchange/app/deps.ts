import type { Attempts } from '../accounts/attempts.ts';
import type { Codes } from '../accounts/codes.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Uploads } from '../accounts/uploads.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Words } from '../platform/words.ts';
import type { ProductDeps } from '../products/product.ts';
import type { Config } from './config.ts';

/** Everything that handlers, engines and sockets work with; made once in assemble.ts. */
export interface Deps extends ProductDeps {
  readonly config: Config;
  readonly mailer: Mailer;
  readonly words: Words;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly attempts: Attempts;
  readonly uploads: Uploads;
}
