import { expect, test } from 'vitest';
import { figureText, nameText, proseNode, proseText } from './figure-text.ts';

test.each([
  ['64,218.5', '64,218.5'],
  [' 38.60% ', '38.60%'],
  ['', '–'],
  ['  ', '–'],
  [null, '–'],
  [undefined, '–'],
  ['NaN', '–'],
  ['NaN%', '–'],
  ['undefined USDT', '–'],
  ['−Infinity', '–'],
  ['Invalid Date', '–'],
  ['[object Object]', '–'],
])('the figure %j is shown as %s', (formatted, shown) => expect(figureText(formatted)).toBe(shown));

test('a name may be any word', () => {
  expect(nameText('Infinity')).toBe('Infinity');
  expect(nameText(' ')).toBe('–');
  expect(nameText(null)).toBe('–');
});

test.each([
  ['You lose the 100.00 USDT.', 'You lose the 100.00 USDT.'],
  ['You lose the NaN USDT.', 'You lose the – USDT.'],
  ['Open since Invalid Date', 'Open since –'],
  ['The order is null and void.', 'The order is null and void.'],
  ['null', '–'],
  ['-Infinity', '–'],
  [' ', ''],
  [null, ''],
  [undefined, ''],
])('the sentence %j is shown as %j', (sentence, shown) => expect(proseText(sentence)).toBe(shown));

test('a number among words', () => {
  expect([12, Number.NaN, 'NaN', null].map(proseNode)).toEqual(['12', '–', '–', null]);
});
