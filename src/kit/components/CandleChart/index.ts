export * from './CandleChart.tsx';
export { IndicatorSheet, type IndicatorSheetProps } from './IndicatorSheet.tsx';
