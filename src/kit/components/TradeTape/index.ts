export * from './TradeTape.tsx';
