import { describe, expect, test } from 'vitest';
import {
  compareDecimal,
  directionOf,
  EMPTY,
  formatAmount,
  formatCompact,
  formatFiat,
  formatPercent,
  formatPrice,
  formatRate,
  formatSigned,
  splitDecimals,
} from './number.ts';
import { parseTyped, typedText } from './number-typed.ts';

describe('formatPrice', () => {
  test.each([
    ['64218.5', 1, '64,218.5'],
    ['64218.55', 1, '64,218.6'],
    ['-64218.55', 1, '−64,218.6'],
    ['999.95', 1, '1,000.0'],
    ['0', 2, '0.00'],
    ['-0.004', 2, '0.00'],
    ['-0.005', 2, '−0.01'],
    ['1e-7', 8, '0.00000010'],
    ['+1.5', 1, '1.5'],
    ['1234567.891', 0, '1,234,568'],
    ['0012.30', 2, '12.30'],
  ])('%s at %i decimals is %s', (value, decimals, shown) => expect(formatPrice(value, decimals)).toBe(shown));

  test.each([null, undefined, '', ' ', 'NaN', 'Infinity', '1,5', 'abc', '1.2.3', '--1', '1e999', '9'.repeat(25)])(
    'shows the mark of an empty figure for %s',
    (value) => expect(formatPrice(value, 2)).toBe(EMPTY),
  );

  test('takes the numbers of candles', () => {
    expect(formatPrice(0.1, 4)).toBe('0.1000');
    expect(formatPrice(1e-7, 8)).toBe('0.00000010');
    expect(formatPrice(Number.NaN, 2)).toBe(EMPTY);
  });
});

describe('formatAmount', () => {
  test('rounds down, so that nothing is shown that is not there', () => {
    expect(formatAmount('0.99999999', 4)).toBe('0.9999');
    expect(formatAmount('-0.99999999', 4)).toBe('−0.9999');
    expect(formatAmount('-0.00001', 4)).toBe('0.0000');
  });
  test('can drop trailing zeros', () => {
    expect(formatAmount('20008.41000000', 8, { trim: true })).toBe('20,008.41');
    expect(formatAmount('2500', 8, { trim: true })).toBe('2,500');
    expect(formatAmount('2500.10', 8, { trim: 2 })).toBe('2,500.10');
    expect(formatAmount('0.32913', 8, { trim: 2 })).toBe('0.32913');
    expect(formatAmount('12', 0, { trim: 2 })).toBe('12');
  });
});

describe('formatCompact (readings C9)', () => {
  test.each([
    ['1000', '1000'],
    ['1001', '1.0K'],
    ['1000.0001', '1.0K'],
    ['999.5', '999.5'],
    ['28400', '28.4K'],
    ['1000000', '1,000.0K'],
    ['1000001', '1.0M'],
    ['611000000', '611.0M'],
    ['1234567890', '1,234.6M'],
    ['-1500', '−1.5K'],
    ['0.12345', '0.1235'],
    ['-0.00001', '0'],
    ['0', '0'],
  ])('%s is %s', (value, shown) => expect(formatCompact(value)).toBe(shown));
  test('empty', () => expect(formatCompact('')).toBe(EMPTY));
});

describe('percent, signed, rate', () => {
  test.each([
    ['1.84', '+1.84%'],
    ['-3.07', '−3.07%'],
    ['0', '0.00%'],
    ['0.004', '0.00%'],
    ['-0.005', '−0.01%'],
    ['1234.5', '+1,234.50%'],
  ])('%s is %s', (value, shown) => expect(formatPercent(value)).toBe(shown));
  test('signed', () =>
    expect(['612.384', '-26.185', '0'].map((value) => formatSigned(value, 2))).toEqual(['+612.38', '−26.19', '0.00']));
  test('rate', () => expect([formatRate('41.5', 1), formatRate('0.4')]).toEqual(['41.5%', '0.40%']));
  test('empty', () =>
    expect([formatPercent('x'), formatSigned(null, 2), formatRate('')]).toEqual([EMPTY, EMPTY, EMPTY]));
});

describe('formatFiat', () => {
  test.each([
    ['64218.5', 'USD', '$64,218.50'],
    ['0.6128', 'USD', '$0.6128'],
    ['0.12847', 'usd', '$0.1285'],
    ['0.00001234', 'USD', '$0.00001234'],
    ['0', 'USD', '$0.00'],
    ['-12', 'USD', '−$12.00'],
    ['9632775.4', 'JPY', '¥9,632,775'],
    ['19.274', 'JPY', '¥19.27'],
    ['12', 'XYZ', 'XYZ 12.00'],
    ['', 'USD', '–'],
  ])('%s %s is %s', (value, code, shown) => expect(formatFiat(value, code)).toBe(shown));
  test('marks a converted value', () =>
    expect(formatFiat('64218.5', 'EUR', { approximate: true })).toBe('≈ €64,218.50'));
  test('is cut where it is the worth of what is held, as the amount beside it', () => {
    expect(formatFiat('868.306', 'USD', { cut: true })).toBe('$868.30');
    expect(formatAmount('868.306', 2)).toBe('868.30');
    expect(formatFiat('0.12847', 'USD', { cut: true })).toBe('$0.1284');
  });
  test('can be fixed in a column', () => expect(formatFiat('0.5', 'USD', { decimals: 2 })).toBe('$0.50'));
});

describe('directionOf', () => {
  test.each([
    ['1.84', 'up'],
    ['-3', 'down'],
    ['0.00', 'flat'],
    ['', 'flat'],
    [null, 'flat'],
    ['abc1', 'flat'],
    ['+1.84%', 'up'],
    ['−3.07%', 'down'],
    ['0.00%', 'flat'],
    ['64,218.5', 'up'],
    ['-1e-9', 'down'],
  ] as const)('%s is %s', (value, direction) => expect(directionOf(value)).toBe(direction));
});

test('splitDecimals', () => {
  expect(splitDecimals('48,216.01')).toEqual(['48,216', '.01']);
  expect(splitDecimals('48,216')).toEqual(['48,216', '']);
  expect(splitDecimals(EMPTY)).toEqual([EMPTY, '']);
});

test('compareDecimal sorts texts, unknown ones first', () => {
  const sorted = ['10', '9', '-1', '', '0.5', '-10', '0'].sort(compareDecimal);
  expect(sorted).toEqual(['', '-10', '-1', '0', '0.5', '9', '10']);
  expect(compareDecimal('-0', '0.00')).toBe(0);
});

describe('parseTyped', () => {
  test.each([
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    ['0,', '0'],
    ['.5', '0.5'],
    [',5', '0.5'],
    ['1,234.50', '1234.5'],
    ['1.234,50', '1234.5'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['$1,234.50', '1234.5'],
    ['1,234.50 USDT', '1234.5'],
    ['≈ ¥12', '12'],
    ['１２．５', '12.5'],
    ['๑๒.๕', '12.5'],
    ["12'345.6", '12345.6'],
    ['1 234,5', '1234.5'],
    ['−3', '-3'],
    ['007', '7'],
    ['25%', '25'],
  ])('%s is %s', (typed, text) => expect(parseTyped(typed)).toBe(text));

  test.each(['', '-', 'abc', '1.2K', '1e5', '1.2.3', '1,2,3', '1.2,3.4', '1,23.4', 'NaN', '0x10'])(
    'refuses %s',
    (typed) => expect(parseTyped(typed)).toBeNull(),
  );

  test('a lone comma is a decimal separator when typed and our own grouping when pasted', () => {
    expect(parseTyped('1,234')).toBe('1.234');
    expect(parseTyped('1,234', { pasted: true })).toBe('1234');
    expect(parseTyped('1,23', { pasted: true })).toBe('1.23');
    expect(parseTyped('1.234', { pasted: true })).toBe('1.234');
  });

  test.each([
    ['0,010', '0.01'],
    ['0,001 BTC', '0.001'],
    ['-0,125', '-0.125'],
    ['00,500', '0.5'],
    ['1,234.5', '1234.5'],
    ['1.234,5', '1234.5'],
  ])('what begins with a nought is not grouped: a pasted %s is %s', (text, value) =>
    expect(parseTyped(text, { pasted: true })).toBe(value),
  );
  test.each(['0,010,000', '0.010.000', '0,010.5'])('refuses %s', (text) =>
    expect(parseTyped(text, { pasted: true })).toBeNull(),
  );

  test('keeps what is not finished for the field', () => {
    expect(['0,', '1.50', '', '.', '00', '-'].map((typed) => typedText(typed))).toEqual([
      '0.',
      '1.50',
      '',
      '0.',
      '0',
      '-',
    ]);
  });
});

test.each([Number.NaN, -1, 2.5, 1e9, Number.POSITIVE_INFINITY])(
  '%d decimals are none: a number keeps its own',
  (decimals) => {
    expect(formatPrice('64218.56', decimals)).toBe('64,218.56');
    expect(formatAmount('0.1299', decimals)).toBe('0.1299');
  },
);
