import { describe, expect, test } from 'vitest';
import { timeLabels } from './time-ticks.ts';

const MINUTE = 60_000;
const start = new Date(2026, 10, 19, 14).getTime();
const times = (count: number, step: number, from = start) => Array.from({ length: count }, (_, i) => from + i * step);

describe('timeLabels', () => {
  test('stand on round times of the device, a new day is its date', () => {
    const labels = timeLabels(times(60, 30 * MINUTE), 0, 60, 11, { unit: 'minute', span: 30 });
    expect(labels.map(({ text }) => text)).toEqual(['18:00', '20 Nov', '06:00', '12:00', '18:00']);
  });
  test('keep their distance', () => {
    const labels = timeLabels(times(200, MINUTE), 0, 200, 12, { unit: 'minute', span: 1 });
    const gaps = labels.slice(1).map(({ index }, i) => index - (labels[i]?.index ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(9);
    expect(labels.length).toBeGreaterThan(5);
  });
  test('days show day and month, months year and month, years the year', () => {
    const day = 1440 * MINUTE;
    expect(timeLabels(times(40, day), 0, 40, 11, { unit: 'day', span: 1 })[0]?.text).toMatch(/^\d{1,2} [A-Z][a-z]+$/);
    expect(timeLabels(times(40, 30 * day), 0, 40, 6, { unit: 'month', span: 1 })[0]?.text).toMatch(/^\d{4}-\d\d$/);
    expect(timeLabels(times(10, 365 * day), 0, 10, 2, { unit: 'year', span: 1 })[0]?.text).toMatch(/^\d{4}$/);
  });
  test('nothing in view gives nothing', () => expect(timeLabels([], 0, 0, 10, { unit: 'day', span: 1 })).toEqual([]));
});
