import type { Exchange } from '../world/exchange.ts';
import type { Link } from './link.ts';

/** Somebody who listens to the exchange, over all the connections that they have. */
export interface Listener {
  /** The connection that they have or had last. */
  readonly link: Link | null;
  /** How long the exchange may hold a client that nothing comes from, ms. */
  readonly letGoMs: number;
  connect(exchange: Exchange): void;
  /** Holds what they were told against what the exchange says, while nothing moves. */
  check(exchange: Exchange): Promise<void>;
}

/** What listeners write into. */
export interface Notebook {
  /** Only for the digest. */
  note(line: string): void;
  /** Looks at what came: a rule that it breaks ends the run. */
  hear(check: () => void): void;
  /** The exchange has closed a connection that nobody cut; `isGoodbye` where it said that it stops. */
  closed(what: string, isGoodbye: boolean): void;
}
