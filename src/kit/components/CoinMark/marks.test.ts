import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingOf, lettersOf, TINTS, tintOf } from './marks.ts';

const drawn = [...readFileSync(new URL('./glyphs.svg', import.meta.url), 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(
  ([, name = '']) => name,
);

test('every drawing is asked for by its symbol, and no other is', () => {
  expect(drawn).toHaveLength(42);
  expect(drawn.map((name) => drawingOf(` ${name.toLowerCase()}`))).toEqual(drawn);
  expect(['NVDA', '1INCH', '', null].map(drawingOf)).toEqual([undefined, undefined, undefined, undefined]);
});
test('the sign of a currency, else two letters', () => {
  expect(['EUR', 'AAPL', 'NVDA', '1INCH', 'x', '', ' '].map(lettersOf)).toEqual(['€', 'AP', 'NV', '1I', 'X', '?', '?']);
});
test('a symbol keeps its tint, whatever its case', () => {
  expect(tintOf('btc')).toBe('ochre');
  expect(tintOf('WIF')).toBe(tintOf(' wif '));
});
test('hashes reach every tint', () => {
  const tints = new Set(Array.from({ length: 200 }, (_, i) => tintOf(`COIN${i}`)));
  expect([...tints].sort()).toEqual([...TINTS].sort());
});
