import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bar, flatBar, join } from './bar.ts';
import { DayWindow } from './day-window.ts';

const MINUTE = 60;
const START = 1_795_000_020;
const bar = (price: number, amount = 1): Bar => ({
  open: price,
  high: price + 2,
  low: price - 2,
  close: price + 1,
  amount: BigInt(amount),
  value: BigInt(amount * price),
  count: 1,
});

describe('the day of a symbol', () => {
  it('holds the running minute and the 1439 before it', () => {
    const day = new DayWindow(START);
    for (let back = 1500; back > 0; back -= 1) day.put(START - back * MINUTE, bar(100));
    expect(day.bar(bar(100))?.amount).toBe(1440n);
    expect(day.begin).toBe(START - 1439 * MINUTE);
  });

  it('opens with the price that held when it began', () => {
    const day = new DayWindow(START);
    expect(day.bar(null)).toBeNull();
    day.carry(90);
    expect(day.bar(null)).toEqual(flatBar(90));
    day.put(START - MINUTE, bar(100));
    expect(day.bar(null)).toMatchObject({ open: 90, low: 90, high: 102, close: 101, amount: 1n });
    // A minute at the window's very start has an open of its own.
    day.put(day.begin, bar(80));
    expect(day.bar(null)).toMatchObject({ open: 80 });
  });

  it('carries the last close out of a window that has become empty', () => {
    const day = new DayWindow(START);
    day.put(START - MINUTE, bar(100));
    day.advance(START + 5000 * MINUTE);
    expect(day.bar(null)).toEqual(flatBar(101));
  });

  it('is the sum of its minutes, however it moves', () => {
    const moves = fc.array(
      fc.record({
        skip: fc.integer({ min: 1, max: 2000 }),
        price: fc.integer({ min: 10, max: 99 }),
        amount: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(moves, (steps) => {
        const day = new DayWindow(START);
        const all: [number, Bar][] = [];
        let minute = START;
        for (const { skip, price, amount } of steps) {
          const traded = bar(price, amount);
          all.push([minute, traded]);
          const closing = minute;
          minute += skip * MINUTE;
          day.advance(minute);
          day.put(closing, traded);
          const inside = all.filter(([at]) => at > minute - 1440 * MINUTE);
          const sum = inside.reduce<Bar | null>((total, [, one]) => join(total, one), null);
          expect(day.bar(null)?.amount ?? 0n).toBe(sum?.amount ?? 0n);
          expect(day.bar(null)?.value ?? 0n).toBe(sum?.value ?? 0n);
          expect(day.bar(null)?.close).toBe(traded.close);
        }
      }),
    );
  });

  it('refuses the running minute among the closed ones', () => {
    expect(() => new DayWindow(START).put(START, bar(1))).toThrow(RangeError);
  });
});
