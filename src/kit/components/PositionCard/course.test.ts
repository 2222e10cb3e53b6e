import { expect, test } from 'vitest';
import { courseTicks } from './course.ts';

const course = { entry: '63792.1', mark: '64218.5', liquidation: '62180.3' };
const placesOf = (ink: string) =>
  courseTicks(course, 'up')?.flatMap((tick, place) => (tick.ink.includes(ink) ? [place] : [])) ?? [];

test('liquidation, entry and mark stand in the order of their prices, the result between the last two', () => {
  const [end = 0, opened = 0, now = 0] = [placesOf('danger'), placesOf('secondary'), placesOf('primary')].flat();
  expect(end).toBeLessThan(opened);
  expect(opened).toBeLessThan(now);
  expect(placesOf('direction-up')).toEqual(Array.from({ length: now - opened - 1 }, (_, i) => opened + 1 + i));
});
test('a price that is not known leaves no ruler', () => {
  expect(courseTicks({ ...course, mark: null }, 'up')).toBeNull();
  expect(courseTicks({ ...course, liquidation: 'NaN' }, 'up')).toBeNull();
  expect(courseTicks({ entry: '5', mark: '5', liquidation: '5' }, 'flat')).toBeNull();
});
