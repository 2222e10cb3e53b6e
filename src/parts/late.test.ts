import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilLoaded } from './late.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tries again each three seconds until it has come', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('away'))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue('part');
  const part = untilLoaded(load);
  await vi.advanceTimersByTimeAsync(5999);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await part).toBe('part');
});
