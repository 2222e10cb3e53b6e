import { expect, test, vi } from 'vitest';
import type { ChartTheme } from './chart-theme.ts';
import type { ChartSettings } from './types.ts';

// The chart's library looks at the browser as it comes, and measures text on a canvas.
vi.stubGlobal('window', { navigator: { userAgent: '' } });
vi.mock('klinecharts', () => ({ utils: { calcTextWidth: (words: string) => words.length * 6 } }));
const { drawCallout, placeCallouts } = await import('./callouts.ts');

const theme = { size: 11, page: 'page', ink: 'ink', figure: 'figure', axis: 'axis' } as ChartTheme;
const context = {
  theme: () => theme,
  settings: () => ({ ends: { high: 'High', low: 'Low' }, priceDecimals: 1 }) as ChartSettings,
  crosshair: () => null,
};
const bars = [9, 5, 7, 6].map((high) => ({ high, low: high - 4 }));
const scale = { toX: (index: number) => index * 60 + 30, toY: (price: number) => 100 - price, width: 240, height: 120 };
const room = { width: 240, lastY: 60, taken: [] };

test('of the bars in view alone, the first of the highest and of the lowest', () => {
  const words = (from: number) =>
    placeCallouts(bars, { from, to: 4 }, scale, room, context).map((callout) => callout.words);
  expect(words(0)).toEqual(['High 9.0', 'Low 1.0']);
  expect(words(2)).toEqual(['High 7.0', 'Low 2.0']);
});

test('a price wider than the pane is said in millions, and every other one whole', () => {
  const huge = bars.map(({ high, low }) => ({ high: high * 1e13, low: low * 1e13 }));
  const small = { ...scale, toY: (price: number) => 100 - price / 1e13 };
  const words = (width: number) =>
    placeCallouts(huge, { from: 0, to: 4 }, small, { ...room, width }, context).map((callout) => callout.words);
  expect(words(240)).toEqual(['High 90,000,000,000,000.0', 'Low 10,000,000,000,000.0']);
  expect(words(120)).toEqual(['High 90,000,000.0M', 'Low 10,000,000.0M']);
});

test('it is in the ink of figures, and its lead is short', () => {
  const [high] = placeCallouts(bars, { from: 0, to: 4 }, scale, room, context);
  if (!high) throw new Error('there is a highest price');
  const drawn = drawCallout(high, theme);
  const words = drawn.findLast(({ type }) => type === 'text');
  expect(words?.styles).toMatchObject({ color: 'figure' });
  const xs = drawn
    .filter(({ type }) => type === 'line')
    .flatMap(({ attrs }) => (attrs as { coordinates: { x: number }[] }).coordinates.map(({ x }) => x));
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThanOrEqual(20);
});
