import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelsOf } from './labels.ts';
import { rangeOf, within } from './range.ts';
import { DAY_MS, momentOf, offsetText, wheelTimeOf } from './zone.ts';

const NOON = Date.UTC(2026, 10, 20, 12, 0);

describe('a zone', () => {
  it.each([
    [0, { hour: 12, minute: 0 }],
    [420, { hour: 19, minute: 0 }],
    [330, { hour: 17, minute: 30 }],
    [-210, { hour: 8, minute: 30 }],
  ])('of %i minutes shows %o', (offset, time) => {
    expect(wheelTimeOf(NOON, offset)).toEqual({ day: NOON / DAY_MS - 0.5, ...time });
  });
  it('turns the day', () => {
    expect(wheelTimeOf(Date.UTC(2026, 10, 20, 20, 5), 420)).toEqual({
      day: Date.UTC(2026, 10, 21) / DAY_MS,
      hour: 3,
      minute: 5,
    });
  });
  it('gives the moment back, in any zone and in the one of the device', () => {
    const minutes = fc.integer({ min: 0, max: 60_000_000 });
    const offset = fc.option(fc.integer({ min: -720, max: 840 }), { nil: undefined });
    fc.assert(
      fc.property(minutes, offset, (at, fixed) => {
        const ms = at * 60_000;
        const back = momentOf(wheelTimeOf(ms, fixed), fixed);
        // The hour that comes twice when summer time ends may be taken for the other one.
        if (fixed === undefined) expect(Math.abs(back - ms)).toBeLessThanOrEqual(3_600_000);
        else expect(back).toBe(ms);
      }),
    );
  });
  it.each([
    [420, 'UTC+7'],
    [330, 'UTC+5:30'],
    [-210, 'UTC−3:30'],
    [0, 'UTC'],
    [Number.NaN, 'UTC'],
  ])('%i minutes ahead is %s', (minutes, text) => expect(offsetText(minutes)).toBe(text));
});

describe('a range', () => {
  it('is a year to both sides of now where nothing is said', () => {
    const { min, max } = rangeOf(null, 'soon', NOON);
    expect([(NOON - min) / DAY_MS, (max - NOON) / DAY_MS]).toEqual([366, 366]);
  });
  it('takes whole minutes inside its limits', () => {
    expect(rangeOf(NOON + 1, NOON + 119_999, NOON)).toEqual({ min: NOON + 60_000, max: NOON + 60_000 });
  });
  it('reads times of the wire', () => {
    expect(rangeOf('2026-11-20 12:00:00', 1_795_262_400, NOON).min).toBe(NOON);
  });
  it('is its minimum where the maximum lies before it', () => {
    expect(rangeOf(NOON, NOON - DAY_MS, NOON)).toEqual({ min: NOON, max: NOON });
  });
  it('ends after five years', () => {
    const { min, max } = rangeOf(1, NOON, NOON);
    expect((max - min) / DAY_MS).toBeLessThanOrEqual(5 * 366);
  });
});

describe('a moment', () => {
  const range = { min: NOON + 7 * 60_000, max: NOON + 52 * 60_000 };
  const quarter = 15 * 60_000;
  it.each([
    [NOON, NOON + quarter],
    [NOON + 20 * 60_000, NOON + quarter],
    [NOON + DAY_MS, NOON + 3 * quarter],
  ])('%i in steps of a quarter is %i', (ms, to) => expect(within(ms, range, quarter)).toBe(to));
  it('keeps to the steps of a clock three quarters off', () => {
    const ahead = 345 * 60_000;
    const at = within(NOON + 20 * 60_000, { min: NOON - DAY_MS, max: NOON + DAY_MS }, 2 * quarter, ahead);
    expect(wheelTimeOf(at, 345).minute).toBe(0);
  });
  it('stays inside even where no step does', () => {
    const tight = { min: NOON + 60_000, max: NOON + 120_000 };
    expect(within(NOON, tight, quarter)).toBe(tight.min);
  });
});

describe('words', () => {
  const day = NOON / DAY_MS - 0.5;
  it.each([
    ['en', 'Today', 'Day', 'Friday, November 20, 2026'],
    ['fr-FR', 'Aujourd’hui', 'Jour', 'Vendredi 20 novembre 2026'],
    ['th-TH', 'วันนี้', 'วัน', 'วันศุกร์ที่ 20 พฤศจิกายน ค.ศ. 2026'],
    ['zh-CN', '今天', '日', '2026年11月20日星期五'],
    ['', 'Today', 'Day', 'Friday, November 20, 2026'],
  ])('of %s', (lang, today, name, full) => {
    const labels = labelsOf(lang);
    expect([labels.dayRow(day, day), labels.day, labels.fullDay(day)]).toEqual([today, name, full]);
  });
  it('tell the year where it is another', () => {
    expect(labelsOf('en').dayRow(day + 60, day)).toBe('Jan 19, 2027');
  });
});
