export * from './ButtonRow.tsx';
