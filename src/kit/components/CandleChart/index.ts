export * from './CandleChart.tsx';
