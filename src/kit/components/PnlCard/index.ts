export * from './PnlCard.tsx';
