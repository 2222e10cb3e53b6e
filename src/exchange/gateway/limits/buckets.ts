import { BoundedMap } from '../../platform/bounded-map.ts';
import { type BucketLimit, TokenBucket } from './token-bucket.ts';

/** Addresses that are remembered; by the time that so many others came, a bucket is full again. */
const MOST = 20_000;

/** A bucket of tokens for each address, the longest unused forgotten first. */
export class Buckets {
  private readonly limit: BucketLimit;
  private readonly byAddress = new BoundedMap<string, TokenBucket>(MOST);

  constructor(limit: BucketLimit) {
    this.limit = limit;
  }

  /** Takes so many tokens at once; gives 0, or the seconds until there are as many. */
  take(address: string, tokens: number): number {
    const bucket = this.byAddress.get(address) ?? new TokenBucket(this.limit);
    this.byAddress.set(address, bucket);
    return bucket.takeUpTo(1, tokens) === 1 ? 0 : Math.ceil(tokens / this.limit.perSecond);
  }
}
