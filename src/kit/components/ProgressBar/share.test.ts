import { expect, test } from 'vitest';
import { shareLength, sharePercent } from './share.ts';

test.each([
  ['0', 0, '0.00%'],
  ['0.415', 0.415, '41.50%'],
  [0.29, 0.29, '29.00%'],
  [1e-7, 1e-7, '0.00%'],
  ['1', 1, '100.00%'],
  ['1.2', 1, '120.00%'],
  ['-0.1', 0, '−10.00%'],
  ['abc', null, '–'],
  ['', null, '–'],
  [Number.NaN, null, '–'],
  [null, null, '–'],
  [undefined, null, '–'],
])('%j is %s of the line and reads %s', (share, length, text) => {
  expect(shareLength(share)).toBe(length);
  expect(sharePercent(share)).toBe(text);
});
