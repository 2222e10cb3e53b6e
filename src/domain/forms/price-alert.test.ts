import { describe, expect, it } from 'vitest';
import { problemOf } from './form.ts';
import { measureAlert, NOTE_LENGTH, priceAlertForm } from './price-alert.ts';

const terms = { pair: 'BTC/USDT', quote: 'USDT', priceDecimals: 1, last: 642_185n };
const alert = (level: string, note = '') => ({ level, note });
const keyOf = (level: string, note = '') => problemOf(priceAlertForm(terms), alert(level, note))?.key;

describe('a price alert', () => {
  it('waits for a level above or below the last price, in steps of the pair', () => {
    expect(measureAlert(alert('66000'), terms)).toEqual({ problem: null, level: 660_000n });
    expect(measureAlert(alert('62000.5'), terms)).toEqual({ problem: null, level: 620_005n });
  });

  it('names the first thing wrong, at its field', () => {
    expect([keyOf(''), keyOf('0'), keyOf('abc')]).toEqual(['levelRequired', 'levelRequired', 'levelRequired']);
    expect(problemOf(priceAlertForm(terms), alert('66000.05'))).toEqual({
      field: 'level',
      key: 'levelDecimals',
      values: { count: 1, pair: 'BTC/USDT' },
    });
    expect(problemOf(priceAlertForm(terms), alert('64218.5'))).toEqual({
      field: 'level',
      key: 'levelReached',
      values: { price: '64,218.5', coin: 'USDT' },
    });
    expect([keyOf('642185.1'), keyOf('6421.8')]).toEqual(['levelTooHigh', 'levelTooLow']);
    expect([keyOf('642185'), keyOf('6421.9')]).toEqual([undefined, undefined]);
    expect([keyOf('66000', 'x'.repeat(NOTE_LENGTH)), keyOf('66000', 'x'.repeat(NOTE_LENGTH + 1))]).toEqual([
      undefined,
      'noteTooLong',
    ]);
  });

  it('of a way that was chosen is not to be reached yet', () => {
    expect(measureAlert(alert('66000'), terms, 'fall').problem?.key).toBe('levelReached');
    expect(measureAlert(alert('62000'), terms, 'rise').problem?.key).toBe('levelReached');
    expect(measureAlert(alert('62000'), terms, 'fall').problem).toBeNull();
  });
});
