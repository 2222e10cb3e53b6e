import { beforeEach, expect, it, vi } from 'vitest';
import { createClock } from './clock.ts';

let clock: ReturnType<typeof createClock>;
beforeEach(() => {
  clock = createClock();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
  return () => vi.useRealTimers();
});

it("is this device's clock until the server has told its own", () => expect(clock.now()).toBe(1_000_000));

it('takes half of the way off (readings G15)', () => {
  const sent = performance.now();
  vi.advanceTimersByTime(200);
  clock.note({ serverMs: 5_000_000, sentAt: sent, receivedAt: performance.now() });
  expect(clock.now()).toBe(5_000_100);
  vi.advanceTimersByTime(1000);
  expect(clock.now()).toBe(5_001_100);
});

it('prefers the sample with the shortest way, and forgets it after five minutes', () => {
  const note = (serverMs: number, way: number) =>
    clock.note({ serverMs, sentAt: performance.now() - way, receivedAt: performance.now() });
  note(5_000_000, 20);
  note(9_000_000, 400);
  expect(clock.now()).toBe(5_000_010);
  vi.advanceTimersByTime(5 * 60_000);
  note(9_000_000, 400);
  expect(clock.now()).toBe(9_000_200);
});

it('does not follow nonsense, nor a change of the device clock', () => {
  clock.note({ serverMs: Number.NaN, sentAt: 0, receivedAt: 0 });
  clock.note({ serverMs: 0, sentAt: 0, receivedAt: 0 });
  expect(clock.now()).toBe(1_000_000);
  clock.note({ serverMs: 5_000_000, sentAt: performance.now(), receivedAt: performance.now() });
  vi.setSystemTime(77);
  expect(clock.now()).toBe(5_000_000);
});
