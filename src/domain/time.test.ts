import { describe, expect, test } from 'vitest';
import { LANGS } from './constants.ts';
import {
  firstOfDays,
  formatCountdown,
  formatDateTime,
  formatDay,
  formatDayHead,
  formatMoment,
  formatPattern,
  formatStamp,
  parseWireTime,
  relativeTime,
} from './time.ts';

const NOW = Date.UTC(2026, 0, 15, 12, 0, 0);
const MINUTE = 60_000;
const DAY = 86_400_000;

describe('parseWireTime (readings C8)', () => {
  test.each([
    [1_768_478_400, NOW],
    ['1768478400', NOW],
    [NOW, NOW],
    [String(NOW), NOW],
    ['2026-01-15 12:00:00', NOW],
    ['2026-01-15T12:00:00Z', NOW],
    ['2026-01-15', NOW - DAY / 2],
    ['2026-01-15 12:00', NOW],
    [1_768_478_400.5, NOW + 500],
  ])('%s is %d', (value, ms) => expect(parseWireTime(value)).toBe(ms));
  test.each([null, undefined, '', '0', 0, 'soon', '2026-02-31', '0000-00-00 00:00:00', Number.NaN])(
    '%s is no time',
    (value) => expect(parseWireTime(value)).toBeNull(),
  );
});

describe('formatting', () => {
  const local = new Date(2026, 0, 5, 14, 2, 11).getTime();
  test('date and time', () => {
    expect(formatDateTime(local)).toBe('2026-01-05 14:02:11');
    expect(formatDateTime(local, { date: false })).toBe('14:02:11');
    expect(formatDateTime(local, { time: 'minutes' })).toBe('2026-01-05 14:02');
    expect(formatDateTime(local, { time: false })).toBe('2026-01-05');
    expect(formatDateTime('')).toBe('–');
  });
  test('default pattern is year-month-day', () => expect(formatPattern(local)).toBe('2026-01-05'));
  test('a moment for a sentence: a weekday is enough for the days about now, beyond them the date', () => {
    const monday = new Date(2026, 0, 5, 14, 2).getTime();
    expect(formatMoment(monday, 'en', undefined, monday + 5 * DAY)).toBe('Mon 14:02');
    expect(formatMoment(monday, 'en', undefined, monday - 5 * DAY)).toBe('Mon 14:02');
    expect(formatMoment(monday, 'fra', undefined, monday)).toBe('lun. 14:02');
    expect(formatMoment(monday, 'en', undefined, monday + 7 * DAY)).toMatch(/Mon.*Jan 5.*14:02/);
    expect(formatMoment(NOW, 'en', 'UTC', NOW)).toMatch(/Thu.*Jan 15.*12:00 UTC/);
    expect(formatMoment('', 'en')).toBe('–');
  });
  test('a day in the words of the language', () => {
    expect(formatDay(local, 'en')).toBe('5 January 2026');
    expect(formatDay(local, 'zh')).toBe('2026年1月5日');
    expect(formatDay(local, 'fra', 'short')).toBe('5 janv.');
    expect(formatDay(null, 'en')).toBe('–');
  });
  test('a moment of a list, with its day in words', () => {
    expect(formatStamp(local, 'en', 'seconds')).toMatch(/^5 Jan, \d\d:\d\d:\d\d$/);
    expect(formatStamp(local, 'zh')).toMatch(/^1月5日 \d\d:\d\d$/);
    expect(formatStamp('', 'en')).toBe('–');
  });
  test('Thai dates keep the common era', () => expect(formatDay(local, 'th')).toContain('2026'));
});

describe('relativeTime (readings C7)', () => {
  const ago = (ms: number, format?: string | false) => relativeTime(NOW - ms, 'en', format, NOW);
  test.each([
    [0, 'just now'],
    [5 * MINUTE - 1, 'just now'],
    [5 * MINUTE, '5 minutes ago'],
    [60 * MINUTE - 1, '59 minutes ago'],
    [60 * MINUTE, '1 hour ago'],
    [DAY - 1, '23 hours ago'],
    [DAY, '1 day ago'],
    [30 * DAY, '30 days ago'],
  ])('%d ms', (ms, shown) => expect(ago(ms)).toBe(shown));
  test('beyond 30 days: a date, or months and years', () => {
    expect(ago(30 * DAY + 1)).toBe(formatPattern(NOW - 30 * DAY - 1));
    expect(ago(45 * DAY, 'dd/mm')).toBe(formatPattern(NOW - 45 * DAY, 'dd/mm'));
    expect([45, 364, 365, 800].map((days) => ago(days * DAY, false))).toEqual([
      '1 month ago',
      '11 months ago',
      '1 year ago',
      '2 years ago',
    ]);
  });
  test('seconds, wire text and the future', () => {
    expect(relativeTime(NOW / 1000 - 600, 'en', undefined, NOW)).toBe('10 minutes ago');
    expect(relativeTime('2026-01-15 11:00:00', 'en', undefined, NOW)).toBe('1 hour ago');
    expect(relativeTime(NOW + 2 * DAY, 'en', undefined, NOW)).toBe('in 2 days');
    expect(relativeTime('never', 'en')).toBe('–');
  });
  test('speaks every language', () => {
    expect(LANGS.map((lang) => relativeTime(NOW - 7 * MINUTE, lang, undefined, NOW))).toEqual([
      '7 minutes ago',
      '7分钟前',
      '7 分鐘前',
      '7 นาทีที่ผ่านมา',
      '7 分前',
      '7분 전',
      'il y a 7 minutes',
      'hace 7 minutos',
    ]);
    expect(new Set(LANGS.map((lang) => relativeTime(NOW, lang, undefined, NOW))).size).toBe(LANGS.length);
  });
});

test('formatCountdown', () => {
  expect([0, -5, Number.NaN, 999, 461_000, 3_661_000, 86_399_000].map((ms) => formatCountdown(ms))).toEqual([
    '00:00',
    '00:00',
    '00:00',
    '00:01',
    '07:41',
    '1:01:01',
    '23:59:59',
  ]);
  expect(formatCountdown(6 * DAY + 23 * 3_600_000)).toBe('6d 23h');
  expect(formatCountdown(DAY, 'zh')).toBe('1天 0小时');
  expect(formatCountdown(DAY, 'zh-Hans')).toBe('1天 0小时');
});

test.each([
  '-5',
  '-0',
  'soon 1',
  '2026-02-31T10:00:00Z',
  '2026-01-15 25:61:00',
  8.64e15 + 1,
  1e21,
  Number.POSITIVE_INFINITY,
])('%s is no time either: an engine would make a date of it, or none at all', (value) => {
  expect(parseWireTime(value)).toBeNull();
  expect(formatDateTime(value)).toBe('–');
});

describe('a day over the moments of a list', () => {
  test.each([
    [NOW, 'en', 'Today'],
    [NOW - DAY, 'en', 'Yesterday'],
    [NOW - DAY, 'fra', 'Hier'],
    [NOW, 'zh', '今天'],
    [NOW - 2 * DAY, 'en', '13 January'],
    [NOW - 20 * DAY, 'en', '26 December 2025'],
    [null, 'en', '–'],
  ] as const)('%s in %s is %s', (at, lang, words) => expect(formatDayHead(at, lang, NOW)).toBe(words));

  test('stands over the first of each day', () => {
    const rows = [NOW, NOW - MINUTE, NOW - DAY, NOW - 3 * DAY].map((at) => ({ at }));
    expect([...firstOfDays(rows, ({ at }) => at)]).toEqual([rows[0], rows[2], rows[3]]);
  });
});
