import type { BookRowView, BookView, QuoteView } from '#kit/live';
import {
  directionOf,
  formatAmount,
  formatCompact,
  formatFiat,
  formatPercent,
  formatPrice,
} from '../../../src/domain/number.ts';
import { BOOK_ROWS, type RawLevel, type RawQuote } from './feed.ts';

/** The texts of a quote: both sides of the comparison format the same, with the product's own formatters. */
export function quoteView({ price, change, volume }: Omit<RawQuote, 'index'>): QuoteView {
  const shown = formatPercent(change);
  return {
    price: formatPrice(price, 1),
    fiat: formatFiat(price, 'USD'),
    change: shown,
    direction: directionOf(shown),
    volume: formatCompact(volume),
    turnover: formatCompact(volume),
    isStale: false,
  };
}

/** A book whose amounts are replaced level by level; shares are recomputed for the side at each view. */
export function makeBook() {
  const sides = {
    asks: Array.from({ length: BOOK_ROWS }, (_, i) => ({ value: (64_219 + i / 2).toFixed(1), amount: '1.0000' })),
    bids: Array.from({ length: BOOK_ROWS }, (_, i) => ({ value: (64_218 - i / 2).toFixed(1), amount: '1.0000' })),
  };
  const rows = (levels: readonly { value: string; amount: string }[]): BookRowView[] => {
    const total = levels.reduce((sum, { amount }) => sum + Number(amount), 0);
    let deep = 0;
    return levels.map(({ value, amount }) => {
      deep += Number(amount);
      return { value, price: formatPrice(value, 1), amount: formatAmount(amount, 4), share: deep / total };
    });
  };
  return {
    apply(levels: readonly RawLevel[]) {
      for (const { side, row, amount } of levels) {
        const level = sides[side][row];
        if (level) level.amount = amount;
      }
    },
    view: (): BookView => ({
      asks: rows(sides.asks),
      bids: rows(sides.bids),
      last: { price: '64,218.5', direction: 'up' },
      gap: '1.0',
      bidShare: 0.5,
      isStale: false,
    }),
  };
}
