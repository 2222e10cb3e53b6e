import { afterAll, expect, test, vi } from 'vitest';
import type { ChartTheme } from './chart-theme.ts';
import type { CrosshairPlace } from './mark-context.ts';
import type { ChartSettings } from './types.ts';

// The chart's library looks at the browser as it comes, and measures text on a canvas.
vi.stubGlobal('window', { navigator: { userAgent: '' } });
vi.stubGlobal('document', { documentElement: { lang: 'en' } });
vi.mock('klinecharts', () => ({ utils: { calcTextWidth: (words: string) => words.length * 6 } }));
const { lastTag, timeCovers } = await import('./axis-tags.ts');
afterAll(() => vi.unstubAllGlobals());

const NOW = Date.UTC(2026, 10, 20, 12);
const contextAt = (crosshair: CrosshairPlace | null) => ({
  theme: () => ({ size: 11, page: 'page', tag: 'tag', family: '' }) as ChartTheme,
  settings: () =>
    ({ period: { unit: 'minute', span: 30 }, priceDecimals: 1, now: () => NOW }) as unknown as ChartSettings,
  crosshair: () => crosshair,
});
const axis = { width: 56, height: 200, left: 0, right: 0, top: 0, bottom: 0 };
const ticks = [30, 60, 90, 120, 150].map((coord) => ({ coord, text: String(coord) }));

/** Middles of the grounds in the page's colour. */
const covered = (figures: ReturnType<typeof lastTag>, from: 'x' | 'y', size: 'width' | 'height') =>
  figures
    .filter(({ styles }) => (styles as { color?: string }).color === 'page')
    .map(({ attrs }) => {
      const rect = attrs as Record<string, number>;
      return Math.round((rect[from] ?? 0) + (rect[size] ?? 0) / 2);
    });

const tagged = (crosshair: CrosshairPlace | null) =>
  covered(lastTag(axis, 120, { close: 5, timestamp: NOW }, ticks, contextAt(crosshair)), 'y', 'height');

test('no price looks out from behind a tag', () => {
  expect(tagged(null)).toEqual([120]);
  expect(tagged({ x: 50, y: 66, time: NOW })).toEqual([60, 120]);
  expect(tagged({ x: 50, y: 75, time: NOW })).toEqual([60, 90, 120]);
});

test('a bar that closed long ago and has no other after it counts no time', () => {
  const said = (timestamp: number) =>
    lastTag(axis, 120, { close: 5, timestamp }, [], contextAt(null)).flatMap(({ type, attrs }) =>
      type === 'text' ? [(attrs as { text: string }).text] : [],
    );
  expect(said(NOW)).toEqual(['5.0', '30:00']);
  expect(said(NOW - 1_800_000)).toEqual(['5.0', '00:00']);
  expect(said(NOW - 7_200_000)).toEqual(['5.0']);
});

test('a crosshair in another pane covers no price', () => {
  expect(tagged({ x: 50, y: null, time: NOW })).toEqual([120]);
});

test('no time looks out from behind that under the crosshair, which stays in the pane', () => {
  const labels = [20, 110, 200].map((x) => ({ x, text: '18:00' }));
  const at = (x: number) =>
    covered(timeCovers({ ...axis, width: 315 }, labels, contextAt({ x, y: 50, time: NOW })), 'x', 'width');
  expect(at(110)).toEqual([110]);
  expect(at(0)).toEqual([20]);
  expect(at(280)).toEqual([]);
});
