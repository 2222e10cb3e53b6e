import { expect, test } from 'vitest';
import { axisPrice } from './axis-price.ts';

test('a price stands in full while the axis has room, then in millions', () => {
  expect(axisPrice(64218.5, 1)).toBe('64,218.5');
  expect(axisPrice('0.00001284', 8)).toBe('0.00001284');
  expect(axisPrice(12_345_678.5, 1)).toBe('12,345,678.5');
  expect(axisPrice(64_218_500_000_000, 1)).toBe('64,218,500.0M');
});
