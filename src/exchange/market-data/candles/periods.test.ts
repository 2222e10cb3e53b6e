import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PERIODS, type Period } from '../../../contract/sockets.ts';
import { nextStart, periodStart, startsBack } from './periods.ts';

const at = (text: string) => Date.parse(text) / 1000;
const start = (period: Period, text: string) => new Date(periodStart(period, at(text)) * 1000).toISOString();

describe('periods start at', () => {
  it.each<[Period, string, string]>([
    ['1min', '2026-11-20T13:07:59Z', '2026-11-20T13:07:00.000Z'],
    ['5min', '2026-11-20T13:07:59Z', '2026-11-20T13:05:00.000Z'],
    ['15min', '2026-11-20T13:07:59Z', '2026-11-20T13:00:00.000Z'],
    ['30min', '2026-11-20T13:37:59Z', '2026-11-20T13:30:00.000Z'],
    ['60min', '2026-11-20T13:37:59Z', '2026-11-20T13:00:00.000Z'],
    ['4hour', '2026-11-20T13:37:59Z', '2026-11-20T12:00:00.000Z'],
    // Midnight of UTC+8 is 16:00 UTC (readings G11).
    ['1day', '2026-11-20T15:59:59Z', '2026-11-19T16:00:00.000Z'],
    ['1day', '2026-11-20T16:00:00Z', '2026-11-20T16:00:00.000Z'],
    // 2026-11-16 is a Monday.
    ['1week', '2026-11-20T13:00:00Z', '2026-11-15T16:00:00.000Z'],
    ['1week', '2026-11-22T15:59:59Z', '2026-11-15T16:00:00.000Z'],
    ['1week', '2026-11-22T16:00:00Z', '2026-11-22T16:00:00.000Z'],
    ['1mon', '2026-10-31T16:00:00Z', '2026-10-31T16:00:00.000Z'],
    ['1mon', '2026-10-31T15:59:59Z', '2026-09-30T16:00:00.000Z'],
    ['1year', '2026-12-31T15:59:59Z', '2025-12-31T16:00:00.000Z'],
    ['1year', '2026-12-31T16:00:00Z', '2026-12-31T16:00:00.000Z'],
  ])('%s of %s: %s', (period, time, expected) => {
    expect(start(period, time)).toBe(expected);
  });
});

const period = fc.constantFrom(...PERIODS);
const time = fc.integer({ min: at('2019-01-01T00:00:00Z'), max: at('2035-01-01T00:00:00Z') });

it('each moment lies in exactly one period', () => {
  fc.assert(
    fc.property(period, time, (one, moment) => {
      const from = periodStart(one, moment);
      const to = nextStart(one, from);
      expect(from).toBeLessThanOrEqual(moment);
      expect(to).toBeGreaterThan(moment);
      expect(periodStart(one, to - 1)).toBe(from);
      expect(periodStart(one, to)).toBe(to);
    }),
  );
});

it('every longer period begins with a shorter one, except that weeks cut across months', () => {
  fc.assert(
    fc.property(period, period, time, (a, b, moment) => {
      const [short, long] = PERIODS.indexOf(a) < PERIODS.indexOf(b) ? [a, b] : [b, a];
      if (short === '1week') return;
      const from = periodStart(long, moment);
      expect(periodStart(short, from)).toBe(from);
    }),
  );
});

it('lists starts back from a moment, within bounds', () => {
  expect(startsBack('60min', at('2026-11-20T10:30:00Z'), at('2026-11-20T13:30:00Z'), 9)).toEqual(
    ['2026-11-20T11:00:00Z', '2026-11-20T12:00:00Z', '2026-11-20T13:00:00Z'].map(at),
  );
  expect(startsBack('1day', 0, at('2026-11-20T13:30:00Z'), 2)).toEqual(
    ['2026-11-18T16:00:00Z', '2026-11-19T16:00:00Z'].map(at),
  );
  expect(startsBack('1min', 1000, 900, 5)).toEqual([]);
});
