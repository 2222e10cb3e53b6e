export * from './Horizon.tsx';
