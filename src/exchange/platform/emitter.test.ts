import { expect, it, vi } from 'vitest';
import { Emitter } from './emitter.ts';

interface Told {
  trade: [id: number];
}

it('tells the other listeners, and the log, where one fails at once and one later', async () => {
  const log = { error: vi.fn() };
  const emitter = new Emitter<Told>(log, 'the test');
  const heard: number[] = [];
  emitter.on('trade', () => {
    throw new Error('at once');
  });
  emitter.on('trade', () => Promise.reject(new Error('later')));
  const stop = emitter.on('trade', (id) => heard.push(id));
  emitter.emit('trade', 1);
  expect(heard).toEqual([1]);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(2));
  expect(log.error.mock.calls).toMatchObject([
    [{ event: 'trade', err: { message: 'at once' } }, 'A listener of the test failed'],
    [{ event: 'trade', err: { message: 'later' } }, 'A listener of the test failed'],
  ]);
  stop();
  emitter.emit('trade', 2);
  expect(heard).toEqual([1]);
});
