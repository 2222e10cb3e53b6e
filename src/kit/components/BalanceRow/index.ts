export * from './BalanceRow.tsx';
