import { beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, resetClock, serverNow } from './clock.ts';

beforeEach(() => {
  resetClock();
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'performance'] });
  return () => vi.useRealTimers();
});

it("is this device's clock until the server has told its own", () => expect(serverNow()).toBe(1_000_000));

it('takes half of the way off (readings G15)', () => {
  const sent = performance.now();
  vi.advanceTimersByTime(200);
  noteServerTime(5_000_000, sent, performance.now());
  expect(serverNow()).toBe(5_000_100);
  vi.advanceTimersByTime(1000);
  expect(serverNow()).toBe(5_001_100);
});

it('prefers the sample with the shortest way, and forgets it after five minutes', () => {
  const note = (server: number, way: number) => noteServerTime(server, performance.now() - way, performance.now());
  note(5_000_000, 20);
  note(9_000_000, 400);
  expect(serverNow()).toBe(5_000_010);
  vi.advanceTimersByTime(5 * 60_000);
  note(9_000_000, 400);
  expect(serverNow()).toBe(9_000_200);
});

it('does not follow nonsense, nor a change of the device clock', () => {
  noteServerTime(Number.NaN, 0, 0);
  noteServerTime(0, 0, 0);
  expect(serverNow()).toBe(1_000_000);
  noteServerTime(5_000_000, performance.now(), performance.now());
  vi.setSystemTime(77);
  expect(serverNow()).toBe(5_000_000);
});
