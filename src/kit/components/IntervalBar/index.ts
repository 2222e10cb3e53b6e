export * from './IntervalBar.tsx';
