import { expect, test } from 'vitest';
import { masked } from './masked.ts';

test.each([
  ['mary@example.com', 'm***@example.com'],
  ['m@example.com', 'm***@example.com'],
  ['13800138000', '1***'],
  ['', ''],
])('of %s others read %s', (account, shown) => {
  expect(masked(account)).toBe(shown);
});
