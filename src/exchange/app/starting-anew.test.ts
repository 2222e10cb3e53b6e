import { beforeEach, expect, it, vi } from 'vitest';
import { StartingAnew } from './starting-anew.ts';

let done: string[];
let release: () => void;
const failed = vi.fn();
let anew: StartingAnew;
beforeEach(() => {
  failed.mockReset();
  done = [];
  const step = (name: string) => async () => {
    done.push(name);
  };
  anew = new StartingAnew({
    stop: () =>
      new Promise<void>((resolve) => {
        done.push('stop');
        release = resolve;
      }),
    wipe: step('wipe'),
    start: step('start'),
    failed,
  });
});

it('wipes once for however many ask until it is done, and again for whoever asks then', async () => {
  anew.ask();
  anew.ask();
  expect(done).toEqual(['stop']);
  release();
  anew.ask();
  await anew.settled();
  expect(done).toEqual(['stop', 'wipe', 'start']);
  anew.ask();
  release();
  await anew.settled();
  expect(done.filter((name) => name === 'wipe')).toHaveLength(2);
});

it('says what failed, and goes no further', async () => {
  const fault = new Error('no');
  const broken = new StartingAnew({
    stop: () => Promise.reject(fault),
    wipe: async () => void done.push('wipe'),
    start: async () => void done.push('start'),
    failed,
  });
  broken.ask();
  await broken.settled();
  expect(failed).toHaveBeenCalledExactlyOnceWith(fault);
  expect(done).toEqual([]);
});
