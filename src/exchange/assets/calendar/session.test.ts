import { describe, expect, it } from 'vitest';
import { sessionOf } from './session.ts';

const at = (text: string) => Date.parse(text);
const text = (time: number | null) => (time === null ? null : new Date(time).toISOString());

describe('stocks (readings G21)', () => {
  const session = sessionOf('stock');

  it.each([
    ['in winter', '2026-01-14T14:29:59.999Z', '2026-01-14T14:30:00.000Z', '2026-01-14T21:00:00.000Z'],
    ['in summer', '2026-07-15T13:29:59.999Z', '2026-07-15T13:30:00.000Z', '2026-07-15T20:00:00.000Z'],
    // Clocks go forward on 2026-03-08 and back on 2026-11-01, both Sundays.
    ['on the last winter day', '2026-03-06T14:29:59.999Z', '2026-03-06T14:30:00.000Z', '2026-03-06T21:00:00.000Z'],
    ['on the first summer day', '2026-03-09T13:29:59.999Z', '2026-03-09T13:30:00.000Z', '2026-03-09T20:00:00.000Z'],
    ['on the last summer day', '2026-10-30T13:29:59.999Z', '2026-10-30T13:30:00.000Z', '2026-10-30T20:00:00.000Z'],
    ['on the first winter day', '2026-11-02T14:29:59.999Z', '2026-11-02T14:30:00.000Z', '2026-11-02T21:00:00.000Z'],
  ])('trade from 09:30 to 16:00 in New York %s', (_, before, open, close) => {
    expect([before, open, close].map((time) => session.isOpen(at(time)))).toEqual([false, true, false]);
    expect(text(session.nextChange(at(before)))).toBe(open);
    expect(text(session.nextChange(at(open)))).toBe(close);
  });

  it('rest from Friday to Monday', () => {
    expect(text(session.nextChange(at('2026-11-20T21:00:00Z')))).toBe('2026-11-23T14:30:00.000Z');
    expect(session.isOpen(at('2026-11-21T15:00:00Z'))).toBe(false);
    expect(session.spans(at('2026-11-20T21:00:00Z'), at('2026-11-23T14:30:00Z'))).toEqual([]);
    expect(session.spans(at('2026-11-20T20:59:00Z'), at('2026-11-23T14:31:00Z'))).toHaveLength(2);
  });
});

it('everything else always trades', () => {
  for (const type of ['crypto', 'forex', 'index', 'metal'] as const) {
    const session = sessionOf(type);
    expect([session.isOpen(at('2026-11-21T15:00:00Z')), session.nextChange(0)]).toEqual([true, null]);
  }
});
