import { expect, test } from 'vitest';
import { newerVersion } from './version.ts';

test.each([
  ['1,81', { code: 81, isRequired: false }],
  ['2,81', { code: 81, isRequired: true }],
  [' 2 , 90 ', { code: 90, isRequired: true }],
  ['1,80', null],
  ['2,80', null],
  ['1,79', null],
  ['81', { code: 81, isRequired: false }],
  ['', null],
  ['1,', null],
  ['1,x', null],
  [undefined, null],
])('%j of a build of 80 offers %j', (value, offered) => {
  expect(newerVersion(value, 80)).toEqual(offered);
});
