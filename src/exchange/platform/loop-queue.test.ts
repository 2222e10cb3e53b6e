import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { LoopQueue } from './loop-queue.ts';

test('one piece of work has each turn of the loop, first come, first served', async () => {
  const loop = new LoopQueue();
  const done: string[] = [];
  const work = async (name: string) => {
    for (let piece = 0; piece < 3; piece += 1) {
      await loop.take();
      done.push(name);
    }
  };
  const all = Promise.all(['a', 'b', 'c'].map(work));
  const each: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const before = done.length;
    await turnOfLoop();
    each.push(done.length - before);
  }
  await all;
  expect(done).toEqual(['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b', 'c']);
  expect(Math.max(...each)).toBe(1);
});
