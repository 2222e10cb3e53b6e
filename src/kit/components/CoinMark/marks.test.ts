import { expect, test } from 'vitest';
import { glyphOf, TINTS, tintOf } from './marks.ts';

test('the currency sign where there is one, else the first letter', () => {
  expect(['BTC', 'eth', 'USDT', 'SOL', '1INCH', '', ' '].map(glyphOf)).toEqual(['₿', 'Ξ', '₮', 'S', '1', '?', '?']);
});
test('a symbol keeps its tint, whatever its case', () => {
  expect(tintOf('btc')).toBe('ochre');
  expect(tintOf('PEPE')).toBe(tintOf(' pepe '));
});
test('hashes reach every tint', () => {
  const tints = new Set(Array.from({ length: 200 }, (_, i) => tintOf(`COIN${i}`)));
  expect([...tints].sort()).toEqual([...TINTS].sort());
});
