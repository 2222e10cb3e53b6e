import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShortQueue } from './short-queue.ts';
import { StoreAway } from './store/away.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const LIMITS = { most: 100, longestMs: 30_000 };
const failing = (ms: number, error: Error) => () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(error), ms));
const silent = failing(9000, new StoreAway());
const told = (error: { key?: string; message: string }) => error.key ?? error.message;

it('does one piece of work after the other, whatever became of the one before', async () => {
  const queue = new ShortQueue(LIMITS);
  const failed = queue.run(failing(10, new Error('broken'))).catch(told);
  const [one, two] = [1, 2].map((value) => queue.run(async () => value));
  await vi.advanceTimersByTimeAsync(10);
  expect(await Promise.all([failed, one, two])).toEqual(['broken', 1, 2]);
});

it('has those who wait behind a silent store try again after the one reading, and does none of theirs', async () => {
  const queue = new ShortQueue(LIMITS);
  let begun = 0;
  const ask = () =>
    queue
      .run(() => {
        begun += 1;
        return silent();
      })
      .catch(told);
  const answers = Array.from({ length: 50 }, ask);
  await vi.advanceTimersByTimeAsync(8990);
  const late = ask();
  await vi.advanceTimersByTimeAsync(10);
  expect(await Promise.all([...answers, late])).toEqual([told(new StoreAway()), ...Array(50).fill('storeAway')]);
  expect(begun).toBe(1);
  expect(await queue.run(async () => 'again')).toBe('again');
});

it('does not begin what has waited for too long', async () => {
  const queue = new ShortQueue(LIMITS);
  const slow = () => new Promise((resolve) => setTimeout(resolve, 7000));
  const answers = Array.from({ length: 9 }, () => queue.run(slow).catch(told));
  await vi.advanceTimersByTimeAsync(35_000);
  expect(await Promise.all(answers)).toEqual([...Array(5).fill(undefined), ...Array(4).fill('storeAway')]);
});

it('has no room for more than so many', async () => {
  const queue = new ShortQueue({ ...LIMITS, most: 2 });
  const held = [queue.run(failing(10, new Error('broken'))).catch(told), queue.run(async () => 2)];
  expect(await queue.run(async () => 3).catch(told)).toBe('storeAway');
  await vi.advanceTimersByTimeAsync(10);
  expect(await Promise.all(held)).toEqual(['broken', 2]);
  expect(await queue.run(async () => 4)).toBe(4);
});
