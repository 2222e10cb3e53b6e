import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PERIODS, type Period } from '../../../contract/sockets.ts';
import { type Bar, barOfTrade, join } from './bar.ts';
import { nextStart, periodStart } from './periods.ts';
import { type Closed, RunningCandles } from './running.ts';

const START = Date.parse('2026-11-20T13:07:13Z') / 1000;

interface Print {
  readonly time: number;
  readonly price: bigint;
  readonly amount: bigint;
}

/** Trades with pauses from none to weeks. */
const prints: fc.Arbitrary<Print[]> = fc
  .array(
    fc.record({
      wait: fc.oneof(
        { weight: 8, arbitrary: fc.integer({ min: 0, max: 90 }) },
        { weight: 2, arbitrary: fc.integer({ min: 0, max: 40 * 86_400 }) },
      ),
      price: fc.bigInt({ min: 1n, max: 10n ** 7n }),
      amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    }),
    { maxLength: 60 },
  )
  .map((steps) => {
    let time = START;
    return steps.map(({ wait, price, amount }) => {
      time += wait;
      return { time, price, amount };
    });
  });

/** Candles straight from the trades. */
function fold(trades: readonly Print[], period: Period): Map<number, Bar> {
  const bars = new Map<number, Bar>();
  for (const { time, price, amount } of trades) {
    const id = periodStart(period, time);
    const bar = join(bars.get(id) ?? null, barOfTrade(price, amount));
    if (bar) bars.set(id, bar);
  }
  return bars;
}

function run(trades: readonly Print[], hop: (running: RunningCandles) => RunningCandles = (running) => running) {
  const closed: Closed[] = [];
  const onClosed = (one: Closed) => closed.push(one);
  let running = new RunningCandles(START, onClosed);
  for (const { time, price, amount } of trades) {
    running.advance(time);
    running.trade(price, amount);
    running = hop(running);
  }
  return { closed, running, onClosed };
}

it('closed and running candles of every period are the trades, folded', () => {
  fc.assert(
    fc.property(prints, (trades) => {
      const { closed, running } = run(trades);
      for (const period of PERIODS) {
        const candles = new Map(closed.filter((one) => one.period === period).map((one) => [one.id, one.bar]));
        const current = running.current(period);
        if (current) candles.set(running.start(period), current);
        expect(candles).toEqual(fold(trades, period));
      }
    }),
  );
});

it('nothing is lost when they are kept and revived between two trades', () => {
  fc.assert(
    fc.property(prints, (trades) => {
      const straight = run(trades);
      const revived: Closed[] = [];
      const { running } = run(trades, (one) => RunningCandles.restore(one.state, (closed) => revived.push(closed)));
      expect(running.state).toEqual(straight.running.state);
    }),
  );
});

it('time that something else tells of is counted once, in the periods that it shares with trades', () => {
  const told = (from: number, to: number): Bar | null =>
    to > from
      ? {
          open: 5,
          high: 9,
          low: 2,
          close: 6,
          amount: BigInt(to - from),
          value: BigInt(to - from) * 4n,
          count: to - from,
        }
      : null;
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 60 * 24 * 40 }), (minutes) => {
      const closed: Closed[] = [];
      const running = new RunningCandles(START, (one) => closed.push(one));
      running.trade(7n, 1n);
      const minute = periodStart('1min', START);
      const to = minute + minutes * 60;
      running.advance(to, told);
      for (const period of PERIODS) {
        const start = periodStart(period, to);
        const first = periodStart(period, minute);
        if (first === start) {
          // Still the same period: the trade and all that was told since its minute.
          expect(running.current(period)?.amount ?? 0n).toBe(period === '1min' ? 0n : 1n + BigInt(to - minute - 60));
        } else {
          const [cut] = closed.filter((one) => one.period === period);
          expect(cut?.bar.amount).toBe(1n + BigInt(Math.max(0, nextStart(period, first) - minute - 60)));
          expect(running.current(period)?.amount ?? 0n).toBe(BigInt(Math.max(0, to - Math.max(start, minute + 60))));
        }
      }
    }),
  );
});
