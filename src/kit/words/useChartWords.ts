import { useMemo } from 'react';
import { CHART_ENGLISH, type ChartWords } from './chart-english.ts';
import { useKitWords } from './KitWords.tsx';

/** The words of the chart, in the language of the app where it gives them. */
export function useChartWords(): ChartWords {
  const words = useKitWords();
  return useMemo(() => ({ ...CHART_ENGLISH, ...words }), [words]);
}
