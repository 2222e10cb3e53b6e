export * from './LedgerRow.tsx';
