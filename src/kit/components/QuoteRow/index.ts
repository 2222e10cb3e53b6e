export * from './QuoteRow.tsx';
