import { expect, test } from 'vitest';
import { CHART_ENGLISH } from '../../words/chart-english.ts';
import { labelledLines, lineInWords } from './labelled-lines.ts';

test('a line says its side in a word and its price, or what it is given', () => {
  const lines = labelledLines(
    [
      { key: 'a', kind: 'buyOrder', price: '63850' },
      { key: 'b', kind: 'short', price: 64000, label: 'Short 0.5' },
    ],
    1,
    CHART_ENGLISH,
  );
  expect(lines.map(({ label }) => label)).toEqual(['Buy order 63,850.0', 'Short 0.5']);
  expect(lines.map((line) => lineInWords(line, 1, CHART_ENGLISH))).toEqual(['Buy order 63,850.0', 'Short 64,000.0']);
});

test.each([null, undefined, '', 'soon', '0', '-5', Number.NaN, Number.POSITIVE_INFINITY, '1e400'])(
  'a line at %o is left out',
  (price) => {
    expect(labelledLines([{ key: 'a', kind: 'long', price }], 1, CHART_ENGLISH)).toEqual([]);
  },
);
