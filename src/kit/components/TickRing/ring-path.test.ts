import { expect, test } from 'vitest';
import { ringPath } from './ring-path.ts';

test('begins at the top and runs clockwise', () => {
  expect(ringPath(0, 1, 60)).toBe('M50.00 1.00L50.00 10.00');
  expect(ringPath(15, 16, 60)).toBe('M99.00 50.00L90.00 50.00');
});
test('draws each tick once', () => {
  expect(ringPath(0, 60, 60).split('M')).toHaveLength(61);
  expect(ringPath(20, 20, 60)).toBe('');
});
