import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchLoad } from './watch-load.ts';

let seen: [ms: number, what: string][] = [];
let start = 0;
const note = (what: string) => seen.push([Date.now() - start, what]);
const watch = (load: () => Promise<string>) => watchLoad(load, note, (loaded) => note(`ready ${loaded}`));
const chunk = (ms: number, then: 'lands' | 'fails') => () =>
  new Promise<string>((resolve, reject) =>
    setTimeout(() => (then === 'lands' ? resolve('page') : reject(new Error('gone'))), ms),
  );

beforeEach(() => {
  vi.useFakeTimers();
  start = Date.now();
  seen = [];
});
afterEach(() => void vi.useRealTimers());

describe('a page on the way (readings C1, C2)', () => {
  it('shows nothing when it comes within 200 ms', async () => {
    watch(chunk(199, 'lands'));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(seen).toEqual([[199, 'ready page']]);
  });

  it('shows the view at 200 ms, says so at 800, the error at 60 s, and opens by itself until 120 s', async () => {
    watch(chunk(119_999, 'lands'));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(seen).toEqual([
      [200, 'view'],
      [800, 'long'],
      [60_000, 'slow'],
      [119_999, 'ready page'],
    ]);
  });

  it('fails at 120 s, and what comes later is dropped', async () => {
    watch(chunk(121_000, 'lands'));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(seen.at(-1)).toEqual([120_000, 'failed']);
  });

  it('fails at once when the chunk is gone', async () => {
    watch(chunk(50, 'fails'));
    await vi.advanceTimersByTimeAsync(200_000);
    expect(seen).toEqual([[50, 'failed']]);
  });

  it('tells nothing more once nobody waits', async () => {
    const stop = watch(chunk(5000, 'lands'));
    await vi.advanceTimersByTimeAsync(300);
    stop();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(seen).toEqual([[200, 'view']]);
  });
});
