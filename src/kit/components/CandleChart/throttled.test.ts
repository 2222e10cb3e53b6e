import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttled } from './throttled.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

test('the first call passes at once, then one an interval', () => {
  const run = vi.fn();
  const calls = throttled(100, run);
  calls.soon();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 50; i += 1) {
    calls.soon();
    vi.advanceTimersByTime(10);
  }
  expect(run).toHaveBeenCalledTimes(6);
});

test('a run on demand takes the place of the one that waits', () => {
  const run = vi.fn();
  const calls = throttled(100, run);
  calls.now();
  calls.soon();
  calls.now();
  vi.advanceTimersByTime(1000);
  expect(run).toHaveBeenCalledTimes(2);
});

test('cancelled, nothing runs', () => {
  const run = vi.fn();
  const calls = throttled(100, run);
  calls.soon();
  calls.cancel();
  vi.advanceTimersByTime(1000);
  expect(run).not.toHaveBeenCalled();
});
