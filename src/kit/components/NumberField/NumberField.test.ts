import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepped } from './step.ts';
import { atDecimals, fieldText, isFigure } from './typed.ts';

describe('what a number field takes', () => {
  it.each([
    ['1,5', '1.5'],
    ['0,', '0.'],
    ['.5', '0.5'],
    ['007', '7'],
    ['1.23456', '1.2345'],
    ['', ''],
  ])('%s as %s', (typed, text) => {
    expect(fieldText(typed, 4)).toBe(text);
  });
  it.each(['1e5', '-3', 'abc', '1.2.3,4'])('nothing of %s', (typed) => {
    expect(fieldText(typed, 4)).toBeNull();
  });
  it('no point where the unit has no places', () => {
    expect(fieldText('12.7', 0)).toBe('12');
  });
  it('drops places, never rounds up', () => {
    expect(fieldText('0.99999', 2)).toBe('0.99');
  });
});

describe('what is pasted', () => {
  it.each([
    ['1,234', '1234'],
    ['1.234,567', '1234.56'],
    ['1,234.567', '1234.56'],
    [' 12 345,6 ', '12345.6'],
    ['≈ $1,000.00', '1000.00'],
    ['0.5 BTC', '0.5'],
    ['１２．５', '12.5'],
    ['๑๒.๕', '12.5'],
  ])('%s as %s', (pasted, text) => {
    expect(fieldText(pasted, 2, { pasted: true })).toBe(text);
  });
  it.each([
    ['0,010', 'en', 4, '0.010'],
    ['0,001 BTC', 'fr', 4, '0.001'],
    // Its own columns and its own sentences write this alike: never a thousand times more.
    ['2,125', 'fr', 4, '2.125'],
    ['2,125', 'es', Number.NaN, '2.125'],
    ['64,218', 'fr', 1, '64218'],
    ['2,125', 'en', 4, '2125'],
    ['1 234,5', 'fr', 4, '1234.5'],
    ['1,234.5', 'fr', 4, '1234.5'],
  ])('%s in %s, of %d decimals, as %s', (pasted, lang, decimals, text) => {
    expect(fieldText(pasted, decimals, { pasted: true, lang })).toBe(text);
  });
  it.each(['-5', '1e9', '12 to 15', '0x1F'])('nothing of %s', (pasted) => {
    expect(fieldText(pasted, 2, { pasted: true })).toBeNull();
  });
});

describe('what a field holds', () => {
  it.each(['', '0', '12', '12.', '0.05', '123456789012345678901234'])('%s is a figure', (text) => {
    expect(isFigure(text)).toBe(true);
  });
  it.each(['NaN', 'undefined', '-1', '1e5', '1,5', '.', null, undefined])('%s is none', (text) => {
    expect(isFigure(text)).toBe(false);
  });
  it.each([
    ['1.23456789', 4, '1.2345'],
    ['0.99999', 2, '0.99'],
    ['12.000', 2, '12'],
    ['0.00001', 4, '0'],
    ['7', 0, '7'],
    ['7.9', 0, '7'],
  ])('the most of %s at %i decimals is %s, never rounded up', (most, decimals, text) => {
    expect(atDecimals(most, decimals)).toBe(text);
  });
});

describe('a step', () => {
  it.each([
    ['64210.3', '0.5', 1, '64210.5'],
    ['64210.3', '0.5', -1, '64210.0'],
    ['64210.5', '0.5', -1, '64210.0'],
    ['0.2', '0.5', -1, '0.0'],
    ['0', '0.01', 1, '0.01'],
    ['99999999999999999999', '1', 1, '100000000000000000000'],
  ] as const)('from %s by %s', (value, step, by, next) => {
    expect(stepped(value, step, by)).toBe(next);
  });
  it('stops at the most', () => {
    expect(stepped('9.9', '0.5', 1, '10')).toBe('10.0');
    expect(stepped('10', '0.5', 1, '10')).toBe('10.0');
  });
  it('always lands on the grid, and up then down comes back to it', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 1, max: 500 }), (cents, size) => {
        const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
        const up = stepped(text(cents), text(BigInt(size)), 1);
        const units = BigInt(up.replace('.', ''));
        expect(units % BigInt(size)).toBe(0n);
        expect(units > cents).toBe(true);
        expect(stepped(up, text(BigInt(size)), -1)).toBe(text(units - BigInt(size)));
      }),
    );
  });
});

it('where nobody knows the decimals, what is typed stays', () => {
  expect(fieldText('0.12345', Number.NaN)).toBe('0.12345');
});
