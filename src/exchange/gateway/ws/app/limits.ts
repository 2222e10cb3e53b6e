import { MINUTE_MS } from '../../../../domain/durations.ts';
import type { BucketLimit } from '../../limits/token-bucket.ts';

/** Everything about the app socket that an operator or a test may want otherwise. */
export interface AppSocketLimits {
  /** Largest message a client may send; the largest it needs carries a token. */
  readonly maxPayload: number;
  readonly connectionsPerAddress: number;
  /** New connections of one address. */
  readonly addressConnects: BucketLimit;
  /** Pieces that a message may come in: each holds on to all that was read with it. */
  readonly maxFragments: number;
  /** All that one client sends, its joins, answers to pings and frames of the protocol included. */
  readonly packets: BucketLimit;
  /** The same of all clients of one address together. */
  readonly addressPackets: BucketLimit;
  /** Messages of one client. */
  readonly messages: BucketLimit;
  /** Messages of all clients of one address together. */
  readonly addressMessages: BucketLimit;
  /** Frames of the market's events to all clients of one address together; whoever asks for more is told less often. */
  readonly addressFrames: BucketLimit;
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
  addressConnects: { burst: 200, perSecond: 20 },
  maxFragments: 16,
  packets: { burst: 50, perSecond: 5 },
  addressPackets: { burst: 4000, perSecond: 400 },
  messages: { burst: 20, perSecond: 2 },
  addressMessages: { burst: 1000, perSecond: 200 },
  // All symbols of one event to 40 clients a second; at least one frame to each client of a full address.
  addressFrames: { burst: 3000, perSecond: 3000 },
  wrongTokens: 5,
  sessionCheckMs: MINUTE_MS,
  marketBeatMs: 1000,
};
