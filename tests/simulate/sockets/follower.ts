import type { Exchange } from '../world/exchange.ts';

/** What a client makes of one topic, over all its connections. */
export interface Follower {
  /** A connection has subscribed to it. */
  begin(): void;
  take(tick: unknown): void;
  /** The answer to a request for all of it. */
  snapshot?(data: unknown): void;
  /** The clock was moved. */
  jumped?(): void;
  /** Holds what was told against what the exchange says, while nothing moves. */
  check(exchange: Exchange): Promise<void>;
}
