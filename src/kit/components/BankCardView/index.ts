export * from './BankCardView.tsx';
