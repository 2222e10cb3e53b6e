import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../assets/calendar/session.ts';
import { INSTRUMENTS } from '../../assets/instruments.ts';
import { type Bar, join } from '../candles/bar.ts';
import { DAY, HOUR, hkDay, hkDayStart, MINUTE } from '../candles/periods.ts';
import { DaySeries } from './day-series.ts';
import { PricePath } from './price-path.ts';
import { seededSecrets } from './secrets.ts';

const NOW = Date.parse('2026-11-20T13:07:13Z') / 1000;
const TODAY = hkDay(NOW);

function pathOf(symbol: string, seed = 'test'): PricePath {
  const instrument = INSTRUMENTS.find((one) => one.symbol === symbol);
  if (!instrument) throw new Error(`no instrument ${symbol}`);
  const session = sessionOf(instrument.type);
  // Some of the days lie before the first start, some after it.
  const secrets = seededSecrets(seed, TODAY - 300);
  const series = new DaySeries(secrets, instrument, session);
  return new PricePath(
    secrets,
    instrument,
    session,
    series,
    Math.log(instrument.reference.price) - series.day(TODAY).open,
  );
}

const symbol = fc.constantFrom(...INSTRUMENTS.map((one) => one.symbol));
const day = fc.integer({ min: TODAY - 1900, max: TODAY + 400 });

/** Everything of [from, to) that trades, in steps, one joined to the other. */
function fold(path: PricePath, from: number, to: number, step: number): Bar | null {
  let sum: Bar | null = null;
  for (let time = from; time < to; time += step) sum = join(sum, path.bar(time, time + step));
  return sum;
}

describe('the price process', () => {
  it('agrees with itself from the minute up to the week, for any pair and any day', () => {
    fc.assert(
      fc.property(symbol, day, (one, at) => {
        const path = pathOf(one);
        const from = hkDayStart(at);
        const whole = path.bar(from, from + DAY);
        for (const step of [HOUR, 30 * MINUTE, 5 * MINUTE, MINUTE])
          expect(fold(path, from, from + DAY, step)).toEqual(whole);
        expect(fold(path, from, from + 7 * DAY, DAY)).toEqual(path.bar(from, from + 7 * DAY));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same whoever asks and in whatever order', () => {
    fc.assert(
      fc.property(symbol, day, fc.integer({ min: 0, max: 1439 }), (one, at, minute) => {
        const time = hkDayStart(at) + minute * MINUTE;
        const fresh = pathOf(one).minute(time);
        const used = pathOf(one);
        used.bar(hkDayStart(TODAY - 30), hkDayStart(TODAY - 20));
        used.bar(time - 5 * HOUR, time + 5 * HOUR);
        expect(used.minute(time)).toEqual(fresh);
      }),
      { numRuns: 40 },
    );
  });

  it('is another one with another seed', () => {
    expect(pathOf('btcusdt', 'a').bar(hkDayStart(TODAY), hkDayStart(TODAY + 1))).not.toEqual(
      pathOf('btcusdt', 'b').bar(hkDayStart(TODAY), hkDayStart(TODAY + 1)),
    );
  });

  it('goes on without a jump from day to day, and within each minute stays in its range', () => {
    const path = pathOf('ethusdt');
    for (let at = TODAY - 40; at < TODAY; at += 1) {
      expect(path.bar(hkDayStart(at), hkDayStart(at + 1))?.close).toBe(
        path.bar(hkDayStart(at + 1), hkDayStart(at + 2))?.open,
      );
    }
    for (let second = 0; second < 600; second += 7) {
      const time = NOW + second;
      const minute = path.minute(Math.floor(time / MINUTE) * MINUTE);
      const price = path.price(time * 1000 + 250);
      expect(price).toBeGreaterThanOrEqual(minute?.low ?? 0);
      expect(price).toBeLessThanOrEqual(minute?.high ?? 0);
    }
  });

  it('has sensible volumes and prices over the years', () => {
    for (const { symbol: one, reference, priceDecimals, amountDecimals } of INSTRUMENTS) {
      const path = pathOf(one);
      const bars = Array.from({ length: 700 }, (_, index) =>
        path.bar(hkDayStart(TODAY - index), hkDayStart(TODAY - index + 1)),
      ).flatMap((bar) => bar ?? []);
      const turnover =
        bars.reduce((sum, bar) => sum + Number(bar.value), 0) / 10 ** (priceDecimals + amountDecimals) / 700;
      expect(turnover / reference.turnover, one).toBeGreaterThan(0.4);
      expect(turnover / reference.turnover, one).toBeLessThan(2);
      // A day's value must stay an exact number.
      for (const bar of bars) expect(bar.value < BigInt(Number.MAX_SAFE_INTEGER), one).toBe(true);
      const range = Math.max(...bars.map((bar) => bar.high)) / Math.min(...bars.map((bar) => bar.low));
      expect(range, one).toBeGreaterThan(1.05);
      expect(range, one).toBeLessThan(60);
    }
  });
});

describe('the process of a stock', () => {
  it('trades in its session only, and has no day on a weekend', () => {
    const path = pathOf('aaplusdt');
    const at = (text: string) => Date.parse(text) / 1000;
    // Friday 2026-11-20: New York is 5 hours behind UTC.
    expect(path.minute(at('2026-11-20T14:29:00Z'))).toBeNull();
    expect(path.minute(at('2026-11-20T14:30:00Z'))).not.toBeNull();
    expect(path.minute(at('2026-11-20T20:59:00Z'))).not.toBeNull();
    expect(path.minute(at('2026-11-20T21:00:00Z'))).toBeNull();
    // The UTC+8 Sunday holds no session.
    expect(path.bar(at('2026-11-21T16:00:00Z'), at('2026-11-22T16:00:00Z'))).toBeNull();
  });

  it('keeps its last price outside the session', () => {
    const path = pathOf('aaplusdt');
    const close = path.minute(Date.parse('2026-11-20T20:59:00Z') / 1000)?.close;
    expect(path.price(Date.parse('2026-11-22T10:00:00Z'))).toBe(close);
    expect(path.price(Date.parse('2026-11-20T21:00:00Z'))).toBe(close);
  });
});
