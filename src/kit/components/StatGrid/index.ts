export * from './StatGrid.tsx';
