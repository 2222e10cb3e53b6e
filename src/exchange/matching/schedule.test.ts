import { expect, it } from 'vitest';
import { Schedule } from './schedule.ts';

it('calls each item at its own interval, spread over the first', () => {
  const schedule = new Schedule(['a', 'b'], (item) => (item === 'a' ? 100 : 200), 0);
  const calls: string[] = [];
  for (let now = 0; now <= 600; now += 50) for (const item of schedule.take(now)) calls.push(`${item}${now}`);
  expect(calls).toEqual(['a0', 'a100', 'b100', 'a200', 'a300', 'b300', 'a400', 'a500', 'b500', 'a600']);
});

it('makes up for nothing: after a silence, or when the clock has gone back, each is due once', () => {
  const schedule = new Schedule(['a'], () => 100, 1000);
  expect(schedule.take(1000)).toEqual(['a']);
  expect([schedule.take(9000), schedule.take(9001)]).toEqual([['a'], []]);
  expect([schedule.take(500), schedule.take(550), schedule.take(600)]).toEqual([['a'], [], ['a']]);
});
