import { expect, test } from 'vitest';
import { closeOf } from './bar-time.ts';

const utc8 = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) - 8 * 3_600_000;

test('a bar closes when the next begins', () => {
  expect(closeOf(0, { unit: 'minute', span: 30 })).toBe(1_800_000);
  expect(closeOf(0, { unit: 'hour', span: 4 })).toBe(14_400_000);
  expect(closeOf(utc8(2026, 11, 20), { unit: 'day', span: 1 })).toBe(utc8(2026, 11, 21));
  expect(closeOf(utc8(2026, 11, 16), { unit: 'week', span: 1 })).toBe(utc8(2026, 11, 23));
});

test('months and years follow the calendar of UTC+8 (readings G11)', () => {
  expect(closeOf(utc8(2028, 2, 1), { unit: 'month', span: 1 })).toBe(utc8(2028, 3, 1));
  expect(closeOf(utc8(2026, 12, 1), { unit: 'month', span: 1 })).toBe(utc8(2027, 1, 1));
  expect(closeOf(utc8(2026, 1, 1), { unit: 'year', span: 1 })).toBe(utc8(2027, 1, 1));
});
