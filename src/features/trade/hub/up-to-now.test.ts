import { beforeEach, expect, it, vi } from 'vitest';
import { clockOf } from '../../../data/clock.ts';
import { createClient } from '../../../state/client.ts';
import { upToNow } from './up-to-now.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
  return () => vi.useRealTimers();
});

/** The ends that a reading asks for, of a server whose clock is so far from this device's, and what comes of it. */
async function asked(offMs: number, wayMs = 0) {
  const client = createClient();
  const ends: number[] = [];
  const read = () =>
    upToNow(client, async (to) => {
      ends.push(to);
      const sentAt = performance.now();
      vi.advanceTimersByTime(wayMs);
      clockOf(client).note({ serverMs: Date.now() + offMs, sentAt, receivedAt: performance.now() });
      return to;
    });
  return { ends, reply: await read(), read };
}

it.each([2 * 86_400_000, -900_000, 60_000])(
  'a device whose clock is %i ms off reads up to the time of the exchange',
  async (offMs) => {
    const { ends, reply, read } = await asked(offMs);
    expect(ends).toEqual([1000, 1000 + offMs / 1000]);
    expect(reply).toBe(1000 + offMs / 1000);
    await read();
    expect(ends.slice(2)).toEqual([1000 + offMs / 1000]);
  },
);

it('a clock that is near, and a reply that is slow, are read once', async () => {
  expect((await asked(5000)).ends).toHaveLength(1);
  expect((await asked(0, 90_000)).ends).toHaveLength(1);
});
