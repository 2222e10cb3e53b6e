import type { Owner } from '../../ledger/port.ts';
import type { Side } from '../../market-data/port.ts';
import { exponential, poisson, type Random } from '../../market-data/synthetic/random.ts';
import type { OrderBook } from '../book/book.ts';
import { otherSide } from '../book/match.ts';
import type { BookOrder } from '../port.ts';
import { type HouseOrders, QUOTING } from './house-orders.ts';
import { Ladder, type Quote } from './ladder.ts';
import { naturalSize } from './sizes.ts';
import type { QuoteStyle } from './style.ts';

/** The makers' quotes in one book: on each side a ladder of levels around the reference. */
export class Quotes {
  private readonly ladders = { buy: new Ladder('buy'), sell: new Ladder('sell') };

  constructor(
    private readonly book: OrderBook,
    private readonly style: QuoteStyle,
    private readonly orders: HouseOrders,
  ) {}

  /** Forgets quotes that were filled. */
  sync(): void {
    for (const side of ['buy', 'sell'] as const) this.ladders[side].sync(this.book);
  }

  /** Takes quotes that are better than these prices out of the book. */
  withdrawBetter(top: Record<Side, number>): void {
    for (const side of ['buy', 'sell'] as const) {
      for (const quote of this.ladders[side].takeBetter(top[side])) this.book.remove(quote.id);
    }
  }

  /** Takes all quotes out of the book. */
  withdraw(): void {
    for (const side of ['buy', 'sell'] as const) {
      for (const quote of this.ladders[side].takeBeyond(0)) this.book.remove(quote.id);
    }
  }

  /** Closes the gap to the best price, keeps the number of levels, and changes a few sizes. */
  renew(side: Side, top: number, reference: number, random: Random): void {
    const ladder = this.ladders[side];
    const away = side === 'buy' ? -1 : 1;
    const from = ladder.best?.price;
    for (let price = top, depth = 0; depth < this.style.levels; depth += 1) {
      if (from !== undefined && !ladder.isBetter(price, from)) break;
      this.place(side, price, depth, random);
      price += away * this.gap(reference, depth, random);
    }
    this.mend(side, reference, random);
    for (const quote of ladder.takeBeyond(this.style.levels)) this.book.remove(quote.id);
    while (ladder.size > 0 && ladder.size < this.style.levels) {
      const price = (ladder.last?.price ?? top) + away * this.gap(reference, ladder.size, random);
      if (price < 1 || !this.place(side, price, ladder.size, random)) break;
    }
    for (let left = poisson(random, 1.2); left > 0; left -= 1) this.resize(side, random);
  }

  /** Puts quotes into holes: outer levels stand far apart, and become inner ones when the price moves to them. */
  private mend(side: Side, reference: number, random: Random): void {
    const ladder = this.ladders[side];
    for (let index = 0; index + 1 < ladder.size; index += 1) {
      const [near, far] = [ladder.at(index)?.price ?? 0, ladder.at(index + 1)?.price ?? 0];
      const hole = Math.abs(near - far);
      if (hole < Math.max(2, 3.5 * this.meanGap(reference, index))) continue;
      const step = Math.min(hole - 1, this.gap(reference, index, random));
      this.place(side, side === 'buy' ? near - step : near + step, index, random);
    }
  }

  private meanGap(reference: number, depth: number): number {
    return reference * this.style.gap * (1 + 0.09 * depth);
  }

  private gap(reference: number, depth: number, random: Random): number {
    return Math.max(1, Math.round(exponential(random, this.meanGap(reference, depth))));
  }

  private place(side: Side, price: number, depth: number, random: Random): boolean {
    const order = this.orders.make(this.quoter(random), side, price, this.levelSize(depth, random));
    const opposite = this.book[otherSide(side)].best;
    // A user's order beyond the reference is for `sweep`, which can have it settled.
    if (opposite && (side === 'buy' ? order.price >= opposite.price : order.price <= opposite.price)) return false;
    if (!this.ladders[side].insert(quoteOf(order, price))) return false;
    this.book.add(order);
    return true;
  }

  /** Changes the size of some quote, most often of one near the best price. */
  private resize(side: Side, random: Random): void {
    const ladder = this.ladders[side];
    const index = Math.floor(ladder.size * random() ** 1.7);
    const quote = ladder.at(index);
    if (!quote) return;
    this.book.remove(quote.id);
    const order = this.orders.make(this.quoter(random), side, quote.price, this.levelSize(index, random));
    ladder.replace(index, quoteOf(order, quote.price));
    this.book.add(order);
  }

  private levelSize(depth: number, random: Random): number {
    return naturalSize(random, this.style.levelLots * (1 + 0.12 * depth), 0.8);
  }

  private quoter(random: Random): Owner {
    return QUOTING[random() < 0.5 ? 0 : 1] as Owner;
  }
}

const quoteOf = (order: BookOrder, price: number): Quote => ({ id: order.id, side: order.side, price });
