import { expect, test } from 'vitest';
import { newerCode } from './version.ts';

test.each([
  ['1,81', 81],
  ['1,80', null],
  ['1,79', null],
  ['81', 81],
  ['1, 90 ', 90],
  ['', null],
  ['1,', null],
  ['1,x', null],
  [undefined, null],
])('%j of a build of 80 offers %j', (value, offered) => {
  expect(newerCode(value, 80)).toBe(offered);
});
