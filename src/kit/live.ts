export type { BookRowView, BookView, QuoteView, TradeView } from './live-views.ts';

/** A value that changes outside React: cells read it and subscribe by themselves, and write text and class with a diff. */
export type LiveSource<T> = {
  get(): T | undefined;
  subscribe(listener: () => void): () => void;
};
