export * from './FeeSummary.tsx';
