import type { BucketLimit } from '../market/limits.ts';

/** Everything about the app socket that an operator or a test may want otherwise. */
export interface AppSocketLimits {
  /** Largest message a client may send; the largest it needs carries a token. */
  readonly maxPayload: number;
  readonly connectionsPerAddress: number;
  /** Messages of one client. */
  readonly messages: BucketLimit;
  /** Wrong tokens of one client before it is closed. */
  readonly wrongTokens: number;
  /** How often the sessions of connected clients are looked at again. */
  readonly sessionCheckMs: number;
  /** Pace of the market's events. */
  readonly marketBeatMs: number;
}

export const APP_SOCKET_LIMITS: AppSocketLimits = {
  maxPayload: 4096,
  connectionsPerAddress: 1000,
  messages: { burst: 20, perSecond: 2 },
  wrongTokens: 5,
  sessionCheckMs: 60_000,
  marketBeatMs: 1000,
};
