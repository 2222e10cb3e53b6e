export * from './PercentText.tsx';
