export * from './AllocationBar.tsx';
