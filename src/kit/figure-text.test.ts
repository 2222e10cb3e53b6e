import { expect, test } from 'vitest';
import { figureNode, figureText, nameText, type Prose, proseNode, proseText } from './figure-text.ts';

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

test('in the place of a figure', () => {
  expect(['12', Number.NaN, ' ', null, undefined].map(figureNode)).toEqual(['12', '–', '–', '–', '–']);
});

test('a bare number is no word: a number part draws it', () => {
  // @ts-expect-error
  const bare: Prose = 3;
  // @ts-expect-error
  const among: Prose = ['of ', 3];
  expect([bare, among].map(figureNode)).toEqual(['3', ['of ', 3]]);
});
