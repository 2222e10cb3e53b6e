import type { BookRowView, BookView, LiveSource } from '#kit/live';
import { channel } from '../../contract/channels.ts';
import type { Client } from '../../data/client.ts';
import { decimalsOf } from '../../domain/decimal-text.ts';
import { type Direction, formatAmount, formatPrice } from '../../domain/number.ts';
import { latestQuote } from '../../state/live/quotes.ts';
import { liveTableOf } from '../../state/live/table.ts';
import { ownPricesAtom } from '../../state/open-orders.ts';
import type { Pair } from '../../state/pairs.ts';
import { fiatRateAtom } from '../../state/rates.ts';
import { groupLevels, type Level } from './book-levels.ts';
import { fiatTextOf } from './quotes.ts';
import { shared } from './shared.ts';
import { sourceFamily } from './source.ts';

export function toRows(
  levels: readonly Level[],
  priceDecimals: number,
  amountDecimals: number,
  ownPrices: readonly string[] = [],
): BookRowView[] {
  let sum = 0;
  // As they are shown: an order's "63850" stands at the level "63850.0".
  const marked = new Set(ownPrices.map((price) => formatPrice(price, priceDecimals)));
  const sums = levels.map(([, amount]) => (sum += Number(amount)));
  return levels.map(([value, amount], index) => {
    const price = formatPrice(value, priceDecimals);
    return {
      value,
      price,
      amount: formatAmount(amount, amountDecimals),
      // A share of pixels, not an amount.
      share: sum > 0 ? (sums[index] ?? 0) / sum : 0,
      ...(marked.has(price) && { isOwn: true }),
    };
  });
}

const books = sourceFamily(
  (client, symbol: string, priceDecimals: number, amountDecimals: number, grouping: string, rows: number) => {
    const { store } = client;
    const table = liveTableOf(client);
    const depth = channel.depth(symbol, 0);
    const decimals = grouping === '' ? priceDecimals : decimalsOf(grouping);
    let view: BookView | undefined;
    let direction: Direction = 'flat';
    let lastPrice = '';
    const isStale = () => table.staleSince(symbol) !== null;

    function draw(): void {
      const book = table.get(depth);
      if (!book) return;
      const price = latestQuote(client, symbol)?.price ?? '';
      if (lastPrice !== '' && price !== lastPrice) direction = Number(price) > Number(lastPrice) ? 'up' : 'down';
      lastPrice = price;
      const own = grouping === '' ? store.get(ownPricesAtom)[symbol] : undefined;
      view = {
        asks: toRows(groupLevels(book.asks, 'asks', grouping, rows), decimals, amountDecimals, own),
        bids: toRows(groupLevels(book.bids, 'bids', grouping, rows), decimals, amountDecimals, own),
        last: {
          price: formatPrice(price, priceDecimals),
          fiat: price === '' ? '' : fiatTextOf(price, store.get(fiatRateAtom)),
          direction,
        },
        isStale: isStale(),
      };
    }

    const source: LiveSource<BookView> = {
      get: () => {
        if (!view) draw();
        return view;
      },
      subscribe: shared((notify) => {
        let isDue = false;
        let isOver = false;
        // Price and book of one frame are drawn once.
        const redraw = () => {
          if (isDue) return;
          isDue = true;
          queueMicrotask(() => {
            isDue = false;
            if (isOver) return;
            draw();
            notify();
          });
        };
        const stops = [
          table.subscribe(depth, redraw),
          table.subscribe(channel.detail(symbol), ({ price }) => {
            if (price !== lastPrice) redraw();
          }),
          table.onAge(() => {
            if (view && view.isStale !== isStale()) redraw();
          }),
          store.sub(fiatRateAtom, redraw),
          store.sub(ownPricesAtom, redraw),
        ];
        return () => {
          isOver = true;
          for (const stop of stops) stop();
          // What was on show is old news for the next visit.
          view = undefined;
        };
      }),
    };
    return source;
  },
);

/** The live book of a pair. `grouping` is a price step such as "0.1" or ""; `rows` a side, which the bars are measured by. */
export const bookSource = (
  client: Client,
  { symbol, priceDecimals, amountDecimals }: Pick<Pair, 'symbol' | 'priceDecimals' | 'amountDecimals'>,
  grouping: string,
  rows: number,
): LiveSource<BookView> => books(client, symbol, priceDecimals, amountDecimals, grouping, rows);
