import { expect, test } from 'vitest';
import { TokenBucket } from './token-bucket.ts';

const taken = (bucket: TokenBucket, tries: number, now: number): number =>
  Array.from({ length: tries }, () => bucket.take(now)).filter(Boolean).length;

test('a burst at once, then one for each share of a second, and never more than a burst', () => {
  const bucket = new TokenBucket({ burst: 24, perSecond: 10 }, 0);
  expect(taken(bucket, 45, 0)).toBe(24);
  expect(taken(bucket, 5, 99)).toBe(0);
  expect(taken(bucket, 5, 100)).toBe(1);
  expect(taken(bucket, 5, 350)).toBe(2);
  expect(taken(bucket, 45, 1_000_000)).toBe(24);
});

test('one each 100 ms always passes', () => {
  const bucket = new TokenBucket({ burst: 1, perSecond: 10 }, 0);
  for (let now = 0; now < 10_000; now += 100) expect(bucket.take(now)).toBe(true);
});
