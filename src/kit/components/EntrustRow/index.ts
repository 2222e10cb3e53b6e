export * from './EntrustRow.tsx';
