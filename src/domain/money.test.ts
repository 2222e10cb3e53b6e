import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  div,
  fixedTo,
  floorTo,
  isOnStep,
  type Level,
  max,
  maxSpend,
  min,
  mul,
  roundTo,
  stepTo,
  sub,
  sum,
  walkBook,
} from './money.ts';

const Exact = Decimal.clone({ precision: 120 });
const amount = (decimals: number, most = 1_000_000) =>
  fc
    .bigInt({ min: 0n, max: BigInt(most) * 10n ** BigInt(decimals) })
    .map((units) => new Exact(units.toString()).div(new Exact(10).pow(decimals)).toFixed());
const step = fc.constantFrom('1', '0.5', '0.25', '0.1', '0.01', '0.0001', '0.000001');

describe('arithmetic', () => {
  test('is exact where floats are not', () => {
    expect(add('0.1', '0.2')).toBe('0.3');
    expect(sub('0.3', '0.1')).toBe('0.2');
    expect(mul('1.1', '1.1')).toBe('1.21');
    expect(sum(['0.1', '0.2', '0.3'])).toBe('0.6');
    expect(sum([])).toBe('0');
  });
  test('precision 20, half-up also on negative ties (readings C11)', () => {
    expect(div('1', '3')).toBe('0.33333333333333333333');
    expect(div('2', '3')).toBe('0.66666666666666666667');
    expect(roundTo('2.345', 2)).toBe('2.35');
    expect(roundTo('-2.345', 2)).toBe('-2.35');
  });
  test('a quotient by zero has no answer', () => expect(div('1', '0')).toBeNull());
  test('never shows an exponent or a negative zero', () => {
    expect(mul('0.0000001', '0.0000001')).toBe('0.00000000000001');
    expect(sub('1', '1')).toBe('0');
    expect(floorTo('-0.001', 2)).toBe('0');
  });
  test('what is no decimal is a bug of the caller', () => expect(() => add('', '1')).toThrow());
  test('min and max', () => expect([min('10', '9'), max('10', '9')]).toEqual(['9', '10']));
});

describe('steps', () => {
  test('fixedTo cuts as well, and keeps all decimals', () =>
    expect([fixedTo('6000', 2), fixedTo('1.999', 2), fixedTo('0', 0)]).toEqual(['6000.00', '1.99', '0']));

  test('floorTo cuts towards zero', () =>
    expect([floorTo('1.999', 2), floorTo('-1.999', 2)]).toEqual(['1.99', '-1.99']));
  test('stepTo is the greatest multiple that is not above', () => {
    fc.assert(
      fc.property(amount(8), step, (value, size) => {
        const cut = new Exact(stepTo(value, size));
        expect(cut.lte(value)).toBe(true);
        expect(cut.add(size).gt(value)).toBe(true);
        expect(isOnStep(cut.toFixed(), size)).toBe(true);
      }),
    );
  });
});

describe('fees and Max (readings E21, G6)', () => {
  test('what Max gives can be paid with its fee, and one step more cannot', () => {
    fc.assert(
      fc.property(
        amount(8),
        amount(4, 100_000),
        fc.constantFrom('0', '0.001', '0.0025'),
        step,
        (available, price, feeRate, size) => {
          fc.pre(price !== '0');
          const most = maxSpend(available, { step: size, price, feeRate });
          const cost = (units: Decimal.Value) => new Exact(units).mul(price).mul(new Exact(feeRate).add(1));
          expect(cost(most).lte(available)).toBe(true);
          expect(cost(new Exact(most).add(size)).gt(available)).toBe(true);
        },
      ),
    );
  });
  test('the coin spent itself: 1000 at 0.1 % leaves room for the fee', () =>
    expect(maxSpend('1000', { step: '0.01', feeRate: '0.001' })).toBe('999'));
  test('percent of it', () => expect(maxSpend('1000', { step: '0.01', percent: 25 })).toBe('250'));
  test('nothing to spend', () =>
    expect([maxSpend('0', { step: '0.1' }), maxSpend('5', { step: '1', price: '0' })]).toEqual(['0', '0']));
});

describe('walkBook', () => {
  const asks: Level[] = [
    ['100', '1'],
    ['101', '2'],
    ['110', '10'],
  ];
  test('average and slippage over the levels it touches', () => {
    expect(walkBook(asks, '2')).toEqual({
      filled: '2',
      average: '100.5',
      worst: '101',
      value: '201',
      slippage: '0.005',
      isComplete: true,
    });
  });
  test('stops at the band of readings G7 and says so', () => {
    expect(walkBook(asks, '5', '0.05')).toMatchObject({ filled: '3', worst: '101', isComplete: false });
  });
  test('an empty book gives nothing', () => {
    expect(walkBook([], '1')).toEqual({
      filled: '0',
      average: null,
      worst: null,
      value: '0',
      slippage: null,
      isComplete: false,
    });
  });
  test('the average lies between best and worst, and value is what the fills add up to', () => {
    const levels = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 50 })), {
        minLength: 1,
        maxLength: 20,
      })
      .map((rows) => rows.sort((a, b) => a[0] - b[0]).map(([price, size]): Level => [String(price), String(size)]));
    fc.assert(
      fc.property(levels, fc.integer({ min: 1, max: 500 }), (book, wanted) => {
        const { filled, average, worst, value, isComplete } = walkBook(book, String(wanted));
        const depth = book.reduce((all, [, size]) => all + Number(size), 0);
        expect(Number(filled)).toBe(Math.min(wanted, depth));
        expect(isComplete).toBe(wanted <= depth);
        expect(Number(average)).toBeGreaterThanOrEqual(Number(book[0]?.[0]));
        expect(Number(average)).toBeLessThanOrEqual(Number(worst));
        expect(Number(value)).toBeCloseTo(Number(average) * Number(filled), 6);
      }),
    );
  });
});
