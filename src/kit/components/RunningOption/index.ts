export * from './RunningOption.tsx';
