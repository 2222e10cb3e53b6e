export * from './OrderBook.tsx';
