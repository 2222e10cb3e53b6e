import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { createLimiter, STANDARD_LIMITS } from './limits.ts';

const from = (ip: string) => ({ ip }) as FastifyRequest;

/** How many of more calls at once than ever pass are let through. */
function passed(call: () => void): number {
  for (let count = 0; count < 5000; count += 1) {
    try {
      call();
    } catch {
      return count;
    }
  }
  return Number.POSITIVE_INFINITY;
}

/** The same, with what comes back while they are made. */
const within = (count: number, most: number) => count >= most && count < most * 1.1;

test('at once a user may make the calls of six openings of the app, and not those of a minute', () => {
  const limiter = createLimiter(STANDARD_LIMITS);
  const of = (id: number) => passed(() => limiter.call(from('10.0.0.1'), 'wallet.list', { id }));
  expect(within(of(1), 120)).toBe(true);
  expect(within(of(2), 120)).toBe(true);
});

test('at once an address may make the calls of fifty phones, and not those of a minute', () => {
  const limiter = createLimiter(STANDARD_LIMITS);
  const of = (ip: string) =>
    passed(() =>
      limiter.address(from(ip), null, (error) => {
        if (error) throw error;
      }),
    );
  expect(within(of('10.0.0.1'), 1000)).toBe(true);
  expect(within(of('10.0.0.2'), 1000)).toBe(true);
});
