import type { LiveSource, QuoteView } from '#kit/live';
import { channel } from '../../contract/channels.ts';
import type { DetailEvent } from '../../data/market/index.ts';
import { directionOf, formatCompact, formatFiat, formatPercent, formatPrice } from '../../domain/number.ts';
import { times } from '../../domain/scaled.ts';
import { liveTable } from '../../state/live/table.ts';
import type { Pair } from '../../state/pairs.ts';
import { type FiatRate, fiatRateAtom } from '../../state/rates.ts';
import { appStore } from '../../state/store.ts';
import { sourceFamily } from './source.ts';

/** The fiat value of a price, for the eye. */
export const fiatTextOf = (price: string, { rate, currency_code }: FiatRate): string =>
  formatFiat(times(price, rate), currency_code);

const quotes = sourceFamily((symbol: string, decimals: number): LiveSource<QuoteView> => {
  const detail = channel.detail(symbol);
  let view: QuoteView | undefined;
  let from: { quote: DetailEvent; rate: FiatRate } | undefined;

  return {
    get: () => {
      const quote = liveTable.get(detail);
      if (!quote) return undefined;
      const rate = appStore.get(fiatRateAtom);
      const isStale = liveTable.staleSince(symbol) !== null;
      if (view && from?.quote === quote && from.rate === rate && view.isStale === isStale) return view;
      from = { quote, rate };
      view = {
        price: formatPrice(quote.price, decimals),
        fiat: fiatTextOf(quote.price, rate),
        change: formatPercent(quote.change),
        direction: directionOf(quote.change),
        volume: formatCompact(quote.volume),
        isStale,
      };
      return view;
    },
    subscribe: (listener) => {
      const stops = [
        liveTable.subscribe(detail, listener),
        liveTable.onAge(listener),
        appStore.sub(fiatRateAtom, listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
});

/** The live quote of a pair for a row: formatted once a change, whoever shows it. */
export const quoteSource = ({ symbol, priceDecimals }: Pick<Pair, 'symbol' | 'priceDecimals'>): LiveSource<QuoteView> =>
  quotes(symbol, priceDecimals);
