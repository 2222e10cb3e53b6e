export * from './QuoteRow.tsx';
export * from './useQuoteRowHeight.ts';
