import type { BookRowView, BookView, LiveSource } from '#kit/live';
import { channel } from '../../contract/channels.ts';
import type { Client } from '../../data/client.ts';
import { decimalsOf } from '../../domain/decimal-text.ts';
import type { Level } from '../../domain/money.ts';
import { type Direction, directionOf, formatAmount, formatPrice } from '../../domain/number.ts';
import { cutToScaled, fromScaled } from '../../domain/scaled.ts';
import { latestQuote } from '../../state/live/quotes.ts';
import { liveTableOf } from '../../state/live/table.ts';
import { ownPricesAtom } from '../../state/open-orders.ts';
import type { Pair } from '../../state/pairs.ts';
import { type BookSide, groupLevels, levelOf, toLevels } from './book-levels.ts';
import { clockText } from './clock-text.ts';
import { shared } from './shared.ts';
import { sourceFamily } from './source.ts';

/** All amounts of a side. A length on the screen, not an amount. */
const depthOf = (levels: readonly Level[]): number => levels.reduce((sum, [, amount]) => sum + Number(amount), 0);

/** The levels a side that tell which side weighs more: the same wherever a book stands, however many of them it shows. */
const WEIGHED = 20;

/** The share of the bids, of both sides. */
function bidShareOf({ bids, asks }: { readonly bids: readonly string[]; readonly asks: readonly string[] }) {
  const bid = depthOf(toLevels(bids, WEIGHED));
  const all = bid + depthOf(toLevels(asks, WEIGHED));
  return all > 0 ? bid / all : null;
}

/** What lies between the best prices of both sides. */
function spreadOf(bid: string | undefined, ask: string | undefined, decimals: number): string {
  const [low, high] = [bid, ask].map((price) => (price === undefined ? null : cutToScaled(price, decimals)));
  return typeof low === 'bigint' && typeof high === 'bigint'
    ? formatPrice(fromScaled(high - low, decimals), decimals)
    : '';
}

export function toRows(
  levels: readonly Level[],
  priceDecimals: number,
  amountDecimals: number,
  ownPrices: readonly string[] = [],
  deepest = depthOf(levels),
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
      share: deepest > 0 ? (sums[index] ?? 0) / deepest : 0,
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
      else if (direction === 'flat') direction = directionOf(latestQuote(client, symbol)?.change ?? '0');
      lastPrice = price;
      const [asks, bids] = [
        groupLevels(book.asks, 'asks', grouping, rows),
        groupLevels(book.bids, 'bids', grouping, rows),
      ];
      const deepest = Math.max(depthOf(asks), depthOf(bids));
      const since = table.staleSince(symbol);
      const own = store.get(ownPricesAtom)[symbol];
      const ownOf = (side: BookSide) => own?.[side].map((price) => levelOf(price, side, grouping));
      view = {
        asks: toRows(asks, decimals, amountDecimals, ownOf('asks'), deepest),
        bids: toRows(bids, decimals, amountDecimals, ownOf('bids'), deepest),
        last: {
          price: formatPrice(price, priceDecimals),
          direction,
        },
        gap: since === null ? spreadOf(book.bids[0], book.asks[0], priceDecimals) : clockText(since),
        bidShare: bidShareOf(book),
        isStale: since !== null,
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
