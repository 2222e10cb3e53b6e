export * from './DepthChart.tsx';
