import { expect, test } from 'vitest';
import { valuesAt } from './indicator-values.ts';
import { drawnIndicators } from './indicators.ts';

test('at most two panes, in the order of the list; both on the candles', () => {
  expect(drawnIndicators(['KDJ', 'RSI', 'BOLL', 'VOL', 'MA'], 'candles')).toEqual(['MA', 'BOLL', 'VOL', 'RSI']);
  expect(drawnIndicators([], 'candles')).toEqual([]);
});

test('a line has none on it', () => {
  expect(drawnIndicators(['MA', 'BOLL', 'KDJ'], 'line')).toEqual(['KDJ']);
});

test('a value that is not there yet, or is no number, is null', () => {
  const results: Record<string, unknown[]> = { RSI: [{}, { rsi1: 55.5, rsi2: Number.NaN }] };
  const chart = { getIndicators: ({ name = '' } = {}) => (results[name] ? [{ result: results[name] }] : []) };
  const at = (index: number) => valuesAt(chart as never, ['RSI', 'VOL', 'KDJ'], index);
  expect(at(1)).toEqual({
    'RSI rsi1': 55.5,
    'RSI rsi2': null,
    'RSI rsi3': null,
    'KDJ k': null,
    'KDJ d': null,
    'KDJ j': null,
  });
  expect(at(7)['RSI rsi1']).toBeNull();
});
