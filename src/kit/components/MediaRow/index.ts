export * from './MediaRow.tsx';
