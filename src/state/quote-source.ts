import {
  type Direction,
  directionOf,
  formatCompact,
  formatFiat,
  formatPercent,
  formatPrice,
} from '../domain/number.ts';
import { isStale, onFreshness } from './live/freshness.ts';
import { type LiveSource, shared, sourceFamily } from './live-source.ts';
import { priceDecimalsOf, type Quote, quoteAtom } from './quotes.ts';
import { type FiatRate, fiatRateAtom, toFiatText } from './rates.ts';
import { appStore } from './store.ts';

/** A quote as its row shows it (kit/live-views.ts). */
export interface QuoteView {
  readonly price: string;
  readonly fiat: string;
  readonly change: string;
  readonly direction: Direction;
  readonly volume: string;
  readonly isStale: boolean;
}

/** The fiat value of a price, for the eye. */
export const fiatTextOf = (price: string, rate: FiatRate): string =>
  formatFiat(toFiatText(price, rate), rate.currency_code);

export function toQuoteView(symbol: string, quote: Quote, rate: FiatRate, isStale: boolean): QuoteView {
  return {
    price: formatPrice(quote.price, priceDecimalsOf(symbol)),
    fiat: fiatTextOf(quote.price, rate),
    change: formatPercent(quote.change),
    direction: directionOf(quote.change),
    volume: formatCompact(quote.volume),
    isStale,
  };
}

/** The live quote of a pair for a row: formatted once a change, whoever shows it. */
export const quoteSource = sourceFamily((symbol: string): LiveSource<QuoteView> => {
  let view: QuoteView | undefined;
  let from: { quote: Quote; rate: FiatRate; isOld: boolean } | undefined;

  return {
    get: () => {
      const quote = appStore.get(quoteAtom(symbol));
      if (!quote) return undefined;
      const rate = appStore.get(fiatRateAtom);
      const isOld = isStale(symbol);
      if (view && from?.quote === quote && from.rate === rate && from.isOld === isOld) return view;
      from = { quote, rate, isOld };
      view = toQuoteView(symbol, quote, rate, isOld);
      return view;
    },
    subscribe: shared((notify) => {
      const stops = [appStore.sub(quoteAtom(symbol), notify), appStore.sub(fiatRateAtom, notify), onFreshness(notify)];
      return () => {
        for (const stop of stops) stop();
      };
    }),
  };
});
