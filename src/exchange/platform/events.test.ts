import { expect, it, vi } from 'vitest';
import { Events } from './events.ts';

it('tells the other listeners, and whoever emits nothing, where one throws', () => {
  const complaints: string[] = [];
  const events = new Events({ error: (_fields, message) => complaints.push(message) });
  const heard: number[] = [];
  events.on('balance', () => {
    throw new Error('a listener that throws');
  });
  const stop = events.on('balance', (user) => heard.push(user));
  events.emit('balance', 7, 3, 'spot');
  expect(heard).toEqual([7]);
  expect(complaints).toEqual(['A listener of user events failed']);
  stop();
  events.emit('balance', 8, 3, 'spot');
  expect(heard).toEqual([7]);
});

it('outlives a listener that fails later: the log has which event it was', async () => {
  const log = { error: vi.fn() };
  const events = new Events(log);
  const heard: number[] = [];
  events.on('notices', () => Promise.reject(new Error('a listener that fails later')));
  events.on('notices', (user) => heard.push(user));
  events.emit('notices', 7);
  await vi.waitFor(() => expect(log.error).toHaveBeenCalledTimes(1));
  expect(log.error.mock.calls[0]?.[0]).toMatchObject({
    event: 'notices',
    err: { message: 'a listener that fails later' },
  });
  expect(heard).toEqual([7]);
});
