import { setImmediate as turnOfLoop } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const LONG_MS = 2;

/** Work that takes more than a turn may. */
function long(): void {
  const begun = performance.now();
  while (performance.now() - begun < LONG_MS);
}

test('who asks for little waits for one piece of who asks for much', async () => {
  const queue = new FairQueue<string>();
  const done: string[] = [];
  for (let piece = 0; piece < 5; piece += 1) queue.add('much', () => void done.push(`much ${piece}`));
  queue.add('little', () => void done.push('little'));
  while (done.length < 6) await turnOfLoop();
  expect(done).toEqual(['much 0', 'little', 'much 1', 'much 2', 'much 3', 'much 4']);
});

test('a turn of the loop ends after a millisecond, and the next goes on', async () => {
  const queue = new FairQueue<string>();
  let done = 0;
  const each: number[] = [];
  for (let piece = 0; piece < 3; piece += 1)
    queue.add('much', () => {
      long();
      done += 1;
    });
  for (let turn = 0; turn < 4; turn += 1) {
    const before = done;
    await turnOfLoop();
    each.push(done - before);
  }
  expect(done).toBe(3);
  expect(Math.max(...each)).toBe(1);
});

test('many small pieces go in one turn', async () => {
  const queue = new FairQueue<number>();
  const done: number[] = [];
  for (let piece = 0; piece < 20; piece += 1) queue.add(piece % 2, () => void done.push(piece));
  let turns = 0;
  while (done.length < 20) {
    await turnOfLoop();
    turns += 1;
  }
  expect(turns).toBeLessThan(20);
});

test('work that asks for more is behind what waits, and what comes after a pause is done too', async () => {
  const queue = new FairQueue<string>();
  const done: string[] = [];
  queue.add('a', () => {
    done.push('a1');
    queue.add('a', () => void done.push('a2'));
  });
  queue.add('b', () => void done.push('b1'));
  while (done.length < 3) await turnOfLoop();
  expect(done).toEqual(['a1', 'b1', 'a2']);
  queue.add('c', () => void done.push('c1'));
  while (done.length < 4) await turnOfLoop();
});

test('goes on after a piece that throws', async () => {
  const queue = new FairQueue<string>();
  const thrown = new Promise((resolve) => process.once('uncaughtException', resolve));
  const listeners = process.listeners('uncaughtException').slice(0, -1);
  for (const listener of listeners) process.off('uncaughtException', listener);
  let isDone = false;
  queue.add('one', () => {
    throw new Error('broken');
  });
  queue.add('other', () => {
    isDone = true;
  });
  expect(await thrown).toMatchObject({ message: 'broken' });
  for (const listener of listeners) process.on('uncaughtException', listener);
  while (!isDone) await turnOfLoop();
});
