export * from './FiatText.tsx';
