import { describe, expect, it } from 'vitest';
import { figureText, formerText } from './figure-text.ts';

const usdt = (value: string | null) => ({ value, unit: 'USDT', scale: 2 });

describe('a line of the summary', () => {
  it('has its unit, and a minus where the amount is taken', () => {
    expect(figureText(usdt('850'))).toBe('850.00 USDT');
    expect(figureText(usdt('1'), true)).toBe('−1.00 USDT');
    expect(figureText(usdt('-1'), true)).toBe('1.00 USDT');
  });
  it('takes nothing without a sign', () => {
    expect(figureText(usdt('0.00'), true)).toBe('0.00 USDT');
  });
  it('is a dash alone where the figure is none', () => {
    for (const value of [null, '', 'NaN', 'abc', '--1', '1e999'])
      for (const isTaken of [false, true]) expect(figureText(usdt(value), isTaken)).toBe('–');
  });
  it('is cut to the coin, not rounded up, however long it is', () => {
    expect(figureText({ value: '849.999', unit: 'USDT', scale: 2 })).toBe('849.99 USDT');
    expect(figureText({ value: '123456789012345678901234.5', unit: 'SHIB', scale: 0 })).toBe(
      '123,456,789,012,345,678,901,234 SHIB',
    );
  });
});

describe('a struck figure', () => {
  it('is what it was before', () => {
    expect(formerText(usdt('0'), '1', true)).toBe('−1.00 USDT');
  });
  it('is none where nothing changed or nothing is known', () => {
    expect(formerText(usdt('1'), '1.000', true)).toBeUndefined();
    expect(formerText(usdt('1'), undefined, true)).toBeUndefined();
    expect(formerText(usdt('1'), 'NaN', true)).toBeUndefined();
  });
});
