import type { Codes } from '../accounts/codes.ts';
import type { LoginThrottle } from '../accounts/login-throttle.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { Sessions } from '../accounts/sessions.ts';
import type { Uploads } from '../accounts/uploads.ts';
import type { LedgerEntry } from '../ledger/port.ts';
import type { Mailer } from '../platform/mail/mailer.ts';
import type { Words } from '../platform/words.ts';
import type { ProductDeps } from '../products/product.ts';

/** What the gateway is told by the environment. */
export interface GatewayConfig {
  readonly isDemo: boolean;
  /** How many proxies in front are believed about the client's address. */
  readonly trustProxy: number;
  readonly marketUpstream: string | null;
  /** Origins of pages elsewhere that may use this exchange. */
  readonly allowedOrigins: readonly string[];
}

/** What handlers and sockets work with. Orders are entered by products alone. */
export interface GatewayDeps extends Omit<ProductDeps, 'orderEntry'> {
  readonly config: GatewayConfig;
  readonly mailer: Mailer;
  readonly words: Words;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly loginThrottle: LoginThrottle;
  readonly uploads: Uploads;
  /** What a new account is given, booked with it. */
  readonly grants: (user: number) => readonly LedgerEntry[];
}
