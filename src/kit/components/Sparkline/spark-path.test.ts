import { expect, test } from 'vitest';
import { areaPath, sparkLevels, sparkPath } from './spark-path.ts';

test('highest value on top, lowest at the bottom', () =>
  expect(sparkPath(sparkLevels([1, 3, 2]))).toBe('M0 100.0L1 0.0L2 50.0'));
test('a flat course runs through the middle', () => expect(sparkPath(sparkLevels([7, 7]))).toBe('M0 50.0L1 50.0'));
test('the ground goes down to the foot and back', () =>
  expect(areaPath(['10.0', '20.0'])).toBe('M0 10.0L1 20.0V100H0Z'));
