export * from './AmountText.tsx';
