import { BoundedMap } from '../../platform/bounded-map.ts';
import { type BucketLimit, TokenBucket } from './token-bucket.ts';

/** Addresses, or users, that are remembered; by the time that so many others came, a bucket is full again. */
const MOST = 20_000;

/** A bucket of tokens for each address or user, the longest unused forgotten first. */
export class Buckets {
  private readonly limit: BucketLimit;
  private readonly byKey = new BoundedMap<string, TokenBucket>(MOST);

  constructor(limit: BucketLimit) {
    this.limit = limit;
  }

  /** Takes so many tokens at once; gives 0, or the seconds until there are as many. */
  take(key: string, tokens: number): number {
    const bucket = this.byKey.get(key) ?? new TokenBucket(this.limit);
    this.byKey.set(key, bucket);
    return bucket.takeUpTo(1, tokens) === 1 ? 0 : Math.ceil(tokens / this.limit.perSecond);
  }
}
