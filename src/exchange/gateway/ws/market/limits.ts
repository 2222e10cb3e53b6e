import { MEGABYTE } from '../../../../domain/constants.ts';
import type { BucketLimit } from '../../limits/token-bucket.ts';

/** Everything about the market socket that an operator or a test may want otherwise. */
export interface MarketSocketLimits {
  /** htx-protocol.md section 2. */
  readonly pingMs: number;
  /** Pace of coalesced pushes; the feeds count in it. */
  readonly beatMs: number;
  /** Largest frame a client may send; commands are a few hundred bytes. */
  readonly maxPayload: number;
  /** Pieces that a frame may come in: each holds on to all that was read with it. */
  readonly maxFragments: number;
  readonly subscriptions: number;
  readonly connectionsPerAddress: number;
  /** Subscriptions of all clients of one address together, and those among them of which no push may be left out. */
  readonly addressSubscriptions: { readonly all: number; readonly unbroken: number };
  /** Pushes that may wait, to all clients of one address together, one for each begun 512 bytes; whoever asks for more is told less often. */
  readonly addressPushes: BucketLimit;
  /** All frames of one client, its pings included. */
  readonly messages: BucketLimit;
  /** Frames and new connections of all clients of one address together: each costs the loop a moment, however small it is. */
  readonly addressMessages: BucketLimit;
  /** Commands of all clients of one address together that wait to be carried out. */
  readonly addressWaitingBytes: number;
  /** `req` of one client: one each 100 ms; a burst as measured (45 at once gave 21 refusals). */
  readonly requests: BucketLimit;
  /** `req` of all clients of one address together: each may read the store. */
  readonly addressRequests: BucketLimit;
  readonly requestTimeoutMs: number;
  /** Bytes waiting for a slow client: above the first its conflatable pushes wait, above the second it is closed. */
  readonly buffer: { readonly conflate: number; readonly close: number };
}

export const MARKET_SOCKET_LIMITS: MarketSocketLimits = {
  pingMs: 5000,
  beatMs: 100,
  maxPayload: 64 * 1024,
  maxFragments: 16,
  subscriptions: 1000,
  connectionsPerAddress: 2000,
  // A hundred screens that list every symbol; and of a thousand the book and the trades of one.
  addressSubscriptions: { all: 20_000, unbroken: 2000 },
  addressPushes: { burst: 30_000, perSecond: 30_000 },
  messages: { burst: 2000, perSecond: 100 },
  addressMessages: { burst: 10_000, perSecond: 1000 },
  addressWaitingBytes: 4 * MEGABYTE,
  requests: { burst: 24, perSecond: 10 },
  addressRequests: { burst: 500, perSecond: 100 },
  requestTimeoutMs: 5000,
  buffer: { conflate: 512 * 1024, close: 4 * MEGABYTE },
};
