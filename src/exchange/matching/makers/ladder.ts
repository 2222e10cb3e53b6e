import type { Side } from '../../market-data/port.ts';
import type { OrderBook } from '../book/book.ts';

/** A maker's order in the book. */
export interface Quote {
  readonly id: string;
  readonly side: Side;
  readonly price: number;
}

/** The makers' orders on one side of one symbol, best first. */
export class Ladder {
  private quotes: Quote[] = [];
  private readonly side: Side;

  constructor(side: Side) {
    this.side = side;
  }

  get size(): number {
    return this.quotes.length;
  }

  get best(): Quote | undefined {
    return this.quotes[0];
  }

  get last(): Quote | undefined {
    return this.quotes.at(-1);
  }

  at(index: number): Quote | undefined {
    return this.quotes[index];
  }

  isBetter(a: number, b: number): boolean {
    return this.side === 'buy' ? a > b : a < b;
  }

  /** Forgets quotes that were filled. */
  sync(book: OrderBook): void {
    this.quotes = this.quotes.filter((quote) => book.get(quote.id) !== undefined);
  }

  /** Puts a quote at its place; false where the makers have one at that price. */
  insert(quote: Quote): boolean {
    let index = 0;
    while (index < this.quotes.length && this.isBetter(this.quotes[index]?.price ?? 0, quote.price)) index += 1;
    if (this.quotes[index]?.price === quote.price) return false;
    this.quotes.splice(index, 0, quote);
    return true;
  }

  replace(index: number, quote: Quote): void {
    this.quotes[index] = quote;
  }

  /** Takes out the quotes better than a price. */
  takeBetter(price: number): Quote[] {
    let count = 0;
    while (count < this.quotes.length && this.isBetter(this.quotes[count]?.price ?? 0, price)) count += 1;
    return this.quotes.splice(0, count);
  }

  /** Takes out all but the first `count`. */
  takeBeyond(count: number): Quote[] {
    return this.quotes.splice(count);
  }
}
