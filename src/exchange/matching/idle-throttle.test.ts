import { expect, test } from 'vitest';
import { HandClock } from '../../../tests/support/market-world.ts';
import { IdleThrottle } from './idle-throttle.ts';

test('work goes each time while somebody looks or follows, and every two seconds while nobody does', () => {
  const clock = new HandClock();
  let isFollowed = false;
  const idle = new IdleThrottle(clock, () => isFollowed);
  const turnsOf = (ms: number) => {
    let turns = 0;
    for (let passed = 0; passed < ms; passed += 50) {
      clock.time += 50;
      if (idle.isDue()) turns += 1;
    }
    return turns;
  };
  expect(turnsOf(10_000)).toBe(5);
  idle.notice();
  expect(turnsOf(9_000)).toBe(180);
  turnsOf(2_000);
  expect(turnsOf(10_000)).toBe(5);
  isFollowed = true;
  expect(turnsOf(1_000)).toBe(20);
  isFollowed = false;
  clock.time -= 3_600_000;
  expect(turnsOf(2_000)).toBeGreaterThan(0);
});
