import { expect, test } from 'vitest';
import { shareOf } from './share.ts';

test.each([
  ['0', '10', '5', 0.5],
  ['0', '10', '0', 0],
  ['0', '10', '12', 1],
  ['0', '10', '-3', 0],
  ['5', '5', '5', 0.5],
  ['', '', '', 0.5],
  ['x', '10', '5', 0.5],
])('%s to %s at %s is %d', (low, high, value, share) => expect(shareOf(low, high, value)).toBe(share));
