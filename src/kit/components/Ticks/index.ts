export * from './Ticks.tsx';
