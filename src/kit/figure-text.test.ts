import { expect, test } from 'vitest';
import { figureText, nameText } from './figure-text.ts';

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
])('the figure %j is shown as %s', (formatted, shown) => expect(figureText(formatted)).toBe(shown));

test('a name may be any word', () => {
  expect(nameText('Infinity')).toBe('Infinity');
  expect(nameText(' ')).toBe('–');
  expect(nameText(null)).toBe('–');
});
