import type { LiveSource, QuoteView } from '#kit/live';
import { channel } from '../../contract/channels.ts';
import type { Client } from '../../data/client.ts';
import type { DetailEvent } from '../../data/market/index.ts';
import { directionOf, formatCompact, formatFiat, formatPercent, formatPrice } from '../../domain/number.ts';
import { times } from '../../domain/scaled.ts';
import { liveTableOf } from '../../state/live/table.ts';
import { isClosed, type Pair } from '../../state/pairs.ts';
import { type FiatRate, fiatRateAtom } from '../../state/rates.ts';
import { sourceFamily } from './source.ts';

/** The fiat value of a price, for the eye. */
export const fiatTextOf = (price: string, { rate, currency_code }: FiatRate): string =>
  formatFiat(times(price, rate), currency_code);

const quotes = sourceFamily(
  (client, symbol: string, decimals: number, way: 'open' | 'closed'): LiveSource<QuoteView> => {
    const { store } = client;
    const table = liveTableOf(client);
    const detail = channel.detail(symbol);
    let view: QuoteView | undefined;
    let from: { quote: DetailEvent; rate: FiatRate } | undefined;

    return {
      get: () => {
        const quote = table.get(detail);
        if (!quote) return undefined;
        const rate = store.get(fiatRateAtom);
        const isStale = table.staleSince(symbol) !== null;
        if (view && from?.quote === quote && from.rate === rate && view.isStale === isStale) return view;
        from = { quote, rate };
        view = {
          price: formatPrice(quote.price, decimals),
          fiat: fiatTextOf(quote.price, rate),
          change: formatPercent(quote.change),
          // What a market that is closed changed by is of a day that is over: it has no colour.
          direction: way === 'closed' ? 'flat' : directionOf(quote.change),
          volume: formatCompact(quote.volume),
          turnover: formatCompact(quote.turnover),
          isStale,
        };
        return view;
      },
      subscribe: (listener) => {
        const stops = [table.subscribe(detail, listener), table.onAge(listener), store.sub(fiatRateAtom, listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
    };
  },
);

/** The live quote of a pair for a row: formatted once a change, whoever shows it. */
export const quoteSource = (
  client: Client,
  { symbol, priceDecimals, session }: Pick<Pair, 'symbol' | 'priceDecimals' | 'session'>,
): LiveSource<QuoteView> => quotes(client, symbol, priceDecimals, isClosed({ session }) ? 'closed' : 'open');
