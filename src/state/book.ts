import { channel } from '../contract/channels.ts';
import { emitter } from '../data/emitter.ts';
import { type DepthEvent, marketFeed } from '../data/market/index.ts';
import { decimalsOf } from '../domain/decimal-text.ts';
import { type Direction, formatAmount, formatPrice } from '../domain/number.ts';
import { groupLevels, type Level, toLevels } from './book-levels.ts';
import { isStale, noteArrival, onFreshness } from './live/freshness.ts';
import { type LiveSource, shared, sourceFamily } from './live-source.ts';
import { fiatTextOf } from './quote-source.ts';
import { amountDecimalsOf, latestQuote, priceDecimalsOf, quoteAtom } from './quotes.ts';
import { fiatRateAtom } from './rates.ts';
import { appStore } from './store.ts';

/** One level as its row shows it (kit/live-views.ts). */
export interface BookRowView {
  readonly value: string;
  readonly price: string;
  readonly amount: string;
  readonly share: number;
  readonly isOwn?: boolean;
}

export interface BookView {
  readonly asks: readonly BookRowView[];
  readonly bids: readonly BookRowView[];
  readonly last: { readonly price: string; readonly fiat: string; readonly direction: Direction };
  readonly isStale: boolean;
}

const books = new Map<string, DepthEvent>();
/** How many sources read each book. */
const readers = new Map<string, number>();
const own = new Map<string, readonly string[]>();
/** Tells the symbol whose marks have changed. */
const ownChanged = emitter<string>();

/** The newest book of a pair while some part of the screen shows it: for estimates of market orders. */
export function latestBook(symbol: string): { bids: Level[]; asks: Level[] } | undefined {
  const event = books.get(symbol);
  return event && { bids: toLevels(event.bids), asks: toLevels(event.asks) };
}

/** Marks the levels at which the user has orders. */
export function setOwnPrices(symbol: string, prices: readonly string[]): void {
  if (prices.join() === (own.get(symbol) ?? []).join()) return;
  own.set(symbol, prices);
  ownChanged.emit(symbol);
}

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

const ROWS = 20;

const bookFamily = sourceFamily((symbol: string, grouping: string, rows: number): LiveSource<BookView> => {
  let view: BookView | undefined;
  let direction: Direction = 'flat';
  let lastPrice = '';

  function draw(): void {
    const event = books.get(symbol);
    if (!event) return;
    const rate = appStore.get(fiatRateAtom);
    const price = latestQuote(symbol)?.price ?? '';
    if (lastPrice !== '' && price !== lastPrice) direction = Number(price) > Number(lastPrice) ? 'up' : 'down';
    lastPrice = price;
    const decimals = grouping === '' ? priceDecimalsOf(symbol) : decimalsOf(grouping);
    const amountDecimals = amountDecimalsOf(symbol);
    const ownPrices = grouping === '' ? own.get(symbol) : undefined;
    view = {
      asks: toRows(groupLevels(event.asks, 'asks', grouping, rows), decimals, amountDecimals, ownPrices),
      bids: toRows(groupLevels(event.bids, 'bids', grouping, rows), decimals, amountDecimals, ownPrices),
      last: {
        price: formatPrice(price, priceDecimalsOf(symbol)),
        fiat: price === '' ? '' : fiatTextOf(price, rate),
        direction,
      },
      isStale: isStale(symbol),
    };
  }

  return {
    get: () => {
      if (!view) draw();
      return view;
    },
    subscribe: shared((notify) => {
      const redraw = () => {
        draw();
        notify();
      };
      let isChanged = false;
      readers.set(symbol, (readers.get(symbol) ?? 0) + 1);
      const stops = [
        marketFeed.subscribe(channel.depth(symbol, 0), (event) => {
          noteArrival(symbol);
          books.set(symbol, event);
          isChanged = true;
        }),
        // Price and book of one frame are drawn once.
        marketFeed.onFrame(() => {
          if (isChanged || latestQuote(symbol)?.price !== lastPrice) redraw();
          isChanged = false;
        }),
        appStore.sub(quoteAtom(symbol), () => undefined),
        appStore.sub(fiatRateAtom, redraw),
        ownChanged.on((changed) => {
          if (changed === symbol) redraw();
        }),
        onFreshness(() => {
          if (view && view.isStale !== isStale(symbol)) redraw();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        // What was on show is old news for the next visit, but not for the next grouping of this one.
        view = undefined;
        readers.set(symbol, (readers.get(symbol) ?? 1) - 1);
        queueMicrotask(() => {
          if (!readers.get(symbol)) books.delete(symbol);
        });
      };
    }),
  };
});

/** The live book of a pair. `grouping` is a price step such as "0.1" or ""; `rows` a side, which the bars are measured by. */
export const bookSource = (symbol: string, grouping = '', rows: number = ROWS): LiveSource<BookView> =>
  bookFamily(symbol, grouping, rows);
