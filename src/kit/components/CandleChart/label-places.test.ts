import type { Chart } from 'klinecharts';
import { describe, expect, test, vi } from 'vitest';
import { isTaken, type TakenPlace } from './callout-place.ts';
import type { ChartTheme } from './chart-theme.ts';
import type { ChartSettings, LabelledLine } from './types.ts';

// The chart's library looks at the browser as it comes, and measures text on a canvas.
vi.stubGlobal('window', { navigator: { userAgent: '' } });
vi.mock('klinecharts', () => ({ utils: { calcTextWidth: (words: string) => words.length * 6 } }));
const { labelPlaces } = await import('./label-places.ts');

const WIDTH = 315;
const HEIGHT = 180;
/** Bars that fall from 100 to 53. */
const bars = Array.from({ length: 48 }, (_, i) => ({ high: 101 - i, low: 99 - i, close: 100 - i }));
const toX = (index: number) => 3.2 + index * 6.4;
/** With room for the callouts above and under the bars. */
const toY = (price: number) => 28 + ((101 - price) / 49) * (HEIGHT - 56);

const chartOf = (retracements: readonly (readonly [number, number])[]) =>
  ({
    getDataList: () => bars,
    getOverlays: () =>
      retracements.map(([from, to], i) => ({ id: String(i), points: [{ value: to }, { value: from }] })),
    getVisibleRange: () => ({ from: 0, to: bars.length }),
    getBarSpace: () => ({ bar: 6.4, gapBar: 5 }),
    convertToPixel: ([{ dataIndex }]: [{ dataIndex: number }]) => [{ x: toX(dataIndex) }],
    getIndicators: () => [],
  }) as unknown as Chart;

function placesOf(lines: readonly LabelledLine[], retracements: readonly (readonly [number, number])[]) {
  const settings = { mode: 'candles', indicators: [], lines, priceDecimals: 1, ends: { high: 'High', low: 'Low' } };
  return labelPlaces(
    chartOf(retracements),
    { toX, toY, width: WIDTH, height: HEIGHT },
    {
      theme: () => ({ size: 11, family: '' }) as ChartTheme,
      settings: () => settings as unknown as ChartSettings,
      crosshair: () => null,
    },
  );
}

const lineAt = (price: number): LabelledLine => ({
  key: String(price),
  kind: 'takeProfit',
  price,
  label: `TP ${price}`,
});

describe('no label of the candles covers another', () => {
  test.each([
    { name: 'lines by the highest price', lines: [101, 100.5, 100, 99], retracements: [] },
    { name: 'lines by both ends', lines: [101, 99, 54, 53, 52.5], retracements: [] },
    { name: 'a retracement from end to end', lines: [], retracements: [[52, 101]] },
    {
      name: 'two retracements, one on the other',
      lines: [60],
      retracements: [
        [52, 101],
        [53, 100],
      ],
    },
    {
      name: 'all at once',
      lines: [104, 100, 80, 53],
      retracements: [
        [52, 103],
        [101, 60],
      ],
    },
  ] as const)('$name', ({ lines, retracements }) => {
    const { callouts, lines: placed, levels } = placesOf(lines.map(lineAt), retracements);
    const all: readonly TakenPlace[] = [...callouts, ...placed, ...[...levels.values()].flat()];
    expect(callouts).toHaveLength(2);
    expect(placed).toHaveLength(lines.length);
    const covering = all.filter((place, index) => isTaken(place, all.toSpliced(index, 1), 12));
    expect(covering).toEqual([]);
  });
});

test('levels that stand apart are all named', () => {
  expect(placesOf([], [[60, 95]]).levels.get('0')).toHaveLength(3);
});
