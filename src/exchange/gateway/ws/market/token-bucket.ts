import { performance } from 'node:perf_hooks';
import type { BucketLimit } from './limits.ts';

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
    this.tokens = Math.min(this.limit.burst, this.tokens + ((now - this.at) / 1000) * this.limit.perSecond);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
