export * from './NetworkChips.tsx';
