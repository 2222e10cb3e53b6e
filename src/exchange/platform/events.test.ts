import { expect, it } from 'vitest';
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
