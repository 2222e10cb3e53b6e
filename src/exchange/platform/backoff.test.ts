import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

it('waits twice as long after each try, up to a cap, however many there were', () => {
  const waits = Array.from({ length: 2000 }, (_, attempt) => backoffMs(attempt, { firstMs: 500, capMs: 30_000 }));
  expect(waits.slice(0, 8)).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(Math.max(...waits)).toBe(30_000);
});
