export * from './QuoteCard.tsx';
