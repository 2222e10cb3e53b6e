export * from './DepthTable.tsx';
