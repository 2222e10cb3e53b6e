import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrivableClock } from './clock.ts';

const START = 1_736_942_400_000;
const DAY = 86_400_000;
let clock: DrivableClock;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  clock = new DrivableClock();
});
afterEach(() => {
  clock.stop();
  vi.useRealTimers();
});

it('follows the machine, ahead by its jumps', () => {
  expect(clock.now()).toBe(START);
  clock.jump(3 * DAY);
  vi.advanceTimersByTime(500);
  expect([clock.now(), clock.ahead]).toEqual([START + 3 * DAY + 500, 3 * DAY]);
  clock.jumpTo(START + 5 * DAY);
  expect(clock.now()).toBe(START + 5 * DAY);
});

it('fires what a jump makes due at once, in the order of its moments', () => {
  const fired: string[] = [];
  clock.at(START + 2 * DAY, () => fired.push('second'));
  clock.at(START + DAY, () => fired.push('first'));
  clock.at(START + 4 * DAY, () => fired.push('late'));
  clock.jump(3 * DAY);
  expect(fired).toEqual(['first', 'second']);
  vi.advanceTimersByTime(DAY - 1);
  expect(fired).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(fired).toEqual(['first', 'second', 'late']);
});

it('waits longer than one timer of the machine can', () => {
  const fired = vi.fn();
  clock.at(START + 40 * DAY, fired);
  vi.advanceTimersByTime(40 * DAY - 1);
  expect(fired).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(fired).toHaveBeenCalledOnce();
});

it('lets a timer be called off, by another one due in the same moment too', () => {
  const fired = vi.fn();
  const callOff = clock.at(START + 10, fired);
  clock.at(START + 5, callOff);
  clock.jump(DAY);
  expect(fired).not.toHaveBeenCalled();
});

it('tells of jumps until asked not to', () => {
  const heard = vi.fn();
  const leave = clock.onJump(heard);
  clock.jump(DAY);
  leave();
  clock.jump(DAY);
  expect(heard.mock.calls).toEqual([[START + DAY]]);
});
