import { expect, test } from 'vitest';
import { sparkPath } from './spark-path.ts';

test('highest value on top, lowest at the bottom', () => expect(sparkPath([1, 3, 2])).toBe('M0 100.0L1 0.0L2 50.0'));
test('a flat course runs through the middle', () => expect(sparkPath([7, 7])).toBe('M0 50.0L1 50.0'));
