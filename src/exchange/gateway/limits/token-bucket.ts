import { performance } from 'node:perf_hooks';

/** Tokens that come back at a steady rate, so many at most. */
export interface BucketLimit {
  readonly burst: number;
  readonly perSecond: number;
}

/** A rate limit with a burst, on the monotonic clock: the exchange's own clock may jump by days. */
export class TokenBucket {
  private readonly limit: BucketLimit;
  private tokens: number;
  private at: number;

  constructor(limit: BucketLimit, now = performance.now()) {
    this.limit = limit;
    this.tokens = limit.burst;
    this.at = now;
  }

  /** Takes a token; false where none is left. */
  take(now = performance.now()): boolean {
    return this.takeUpTo(1, 1, now) === 1;
  }

  /** Takes as many portions of so many tokens as there are, up to a number; gives how many. */
  takeUpTo(portions: number, size: number, now = performance.now()): number {
    this.tokens = Math.min(this.limit.burst, this.tokens + ((now - this.at) / 1000) * this.limit.perSecond);
    this.at = now;
    const taken = Math.min(portions, Math.floor(this.tokens / size));
    this.tokens -= taken * size;
    return taken;
  }
}
