export * from './FloatChip.tsx';
