import { expect, test } from 'vitest';
import { configNumber, waitOf } from './config-number.ts';

test.each([
  [5, 5],
  [0, 8],
  [-3, 8],
  [1e21, 8],
  [Number.NaN, 8],
  [Number.POSITIVE_INFINITY, 8],
  [null, 8],
  [undefined, 8],
])('%s between 1 and 60 is %d', (value, used) => expect(configNumber(value, 8, 1, 60)).toBe(used));

test.each([
  [0, 0],
  [6000, 6000],
  [1e21, 2_147_483_647],
  [Number.POSITIVE_INFINITY, 2_147_483_647],
  [-1, 6000],
  [Number.NaN, 6000],
  [null, 6000],
])('a wait of %s is one of %d ms', (ms, used) => expect(waitOf(ms, 6000)).toBe(used));
