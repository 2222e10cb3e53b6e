import { expect, test, vi } from 'vitest';
import type { ChartTheme } from './chart-theme.ts';

// The chart's library looks at the browser as it comes.
vi.stubGlobal('window', { navigator: { userAgent: '' } });
const { userLines } = await import('./user-lines.ts');

const theme = { size: 11, up: 'up', down: 'down', page: 'page', ink: 'ink', tag: 'tag', tagText: 'tag text' };
const order = { key: 'a', kind: 'buyOrder', price: 1, label: 'Buy', y: 52, at: 40, from: 8, to: 60 } as const;
const position = { key: 'b', kind: 'long', price: 1, label: 'Long', y: 50, at: 60, from: 8, to: 120 } as const;
const drawn = userLines([order, position], 300, theme as ChartTheme);

interface Point {
  readonly x: number;
  readonly y: number;
}

test('no lead and no line of a price runs through the label of another', () => {
  const lines = drawn.flatMap(({ type, attrs }) =>
    type === 'line' ? [(attrs as { coordinates: [Point, Point] }).coordinates] : [],
  );
  const through = lines.filter(([from]) =>
    [order, position].some(({ to, at }) => from.x < to && from.y !== at && Math.abs(from.y - at) < 9),
  );
  expect(lines.length).toBeGreaterThan(2);
  expect(through).toEqual([]);
});

test('what is held has a full label, what waits an empty one', () => {
  const grounds = drawn.flatMap(({ type, styles }) => (type === 'rect' ? [(styles as { color: string }).color] : []));
  expect(grounds).toEqual(['page', 'tag']);
});
