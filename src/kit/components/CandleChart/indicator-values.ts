import type { Chart } from 'klinecharts';
import { figureId, specOf } from './indicators.ts';
import type { ChartIndicator, IndicatorValues } from './types.ts';

function valueAt(row: unknown, key: string): number | null {
  if (typeof row !== 'object' || row === null) return null;
  const value: unknown = Reflect.get(row, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** What the drawn indicators say at a bar. */
export function valuesAt(
  chart: Pick<Chart, 'getIndicators'>,
  indicators: readonly ChartIndicator[],
  index: number,
): IndicatorValues {
  const values: Record<string, number | null> = {};
  for (const indicator of indicators) {
    const { library, figures } = specOf(indicator);
    const row = chart.getIndicators({ name: library })[0]?.result[index];
    for (const figure of figures) values[figureId(indicator, figure)] = valueAt(row, figure.key);
  }
  return values;
}
