import { expect, test } from 'vitest';
import { barsInView } from './bars-in-view.ts';

/** Bars of 6 px with a body of 5, the middle of the first that the library counts at `x`. */
const chartAt = (x: number) => ({
  getVisibleRange: () => ({ from: 10, to: 58, realFrom: 10, realTo: 58 }),
  getBarSpace: () => ({ bar: 6, halfBar: 3, gapBar: 5, halfGapBar: 2.5 }),
  convertToPixel: ([{ dataIndex }]: [{ readonly dataIndex: number }]) => [{ x: x + (dataIndex - 10) * 6 }],
});

test.each([
  [-9, 11 + 1],
  [-3, 11],
  [-2, 10],
  [3, 10],
])('where the first is at %i px, the bars from %i on are seen', (x, from) => {
  expect(barsInView(chartAt(x) as never)).toEqual({ from, to: 58 });
});
