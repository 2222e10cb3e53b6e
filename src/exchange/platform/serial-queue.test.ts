import { expect, it } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

it('does one piece of work after the other, also behind one that fails', async () => {
  const queue = new SerialQueue();
  const done: string[] = [];
  let open: () => void = () => undefined;
  const first = queue.run(async () => {
    await new Promise<void>((resolve) => {
      open = resolve;
    });
    done.push('first');
    throw new Error('it fails');
  });
  const second = queue.run(async () => {
    done.push('second');
    return 2;
  });
  await Promise.resolve();
  expect(done).toEqual([]);
  open();
  await expect(first).rejects.toThrow('it fails');
  expect(await second).toBe(2);
  await queue.settled();
  expect(done).toEqual(['first', 'second']);
});
