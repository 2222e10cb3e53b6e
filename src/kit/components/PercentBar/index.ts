export * from './PercentBar.tsx';
