export * from './YieldTable.tsx';
