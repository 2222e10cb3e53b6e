import type { DepthPoint, DepthView } from '#kit/DepthChart';
import type { LiveSource } from '#kit/live';
import { channel } from '../../contract/channels.ts';
import type { Client } from '../../data/client.ts';
import type { Level } from '../../domain/money.ts';
import { formatAmount, formatPrice } from '../../domain/number.ts';
import { cutToScaled, fromScaled } from '../../domain/scaled.ts';
import { liveTableOf } from '../../state/live/table.ts';
import type { Pair } from '../../state/pairs.ts';
import { toLevels } from './book-levels.ts';
import { shared } from './shared.ts';
import { sourceFamily } from './source.ts';

/** Levels a side that the picture adds up. */
const LEVELS = 60;
/** A picture of the whole book need not follow each of its changes. */
const EVERY_MS = 500;

const sumOf = (levels: readonly Level[], decimals: number): number =>
  Number(levels.reduce((sum, [, amount]) => sum + cutToScaled(amount, decimals), 0n));

/** Halfway between two prices, which has a decimal more than they have. */
const middleOf = (bid: string, ask: string, decimals: number): string =>
  fromScaled((cutToScaled(bid, decimals) + cutToScaled(ask, decimals)) * 5n, decimals + 1);

/** A side as it adds up, best level first; shares are for the eye. */
function pointsOf(levels: readonly Level[], whole: number, { priceDecimals, amountDecimals, coin }: DepthPair) {
  let sum = 0n;
  return levels.map(([value, amount]): DepthPoint => {
    sum += cutToScaled(amount, amountDecimals);
    return {
      value,
      price: formatPrice(value, priceDecimals),
      total: `${formatAmount(fromScaled(sum, amountDecimals), amountDecimals)} ${coin}`,
      share: whole > 0 ? Number(sum) / whole : 0,
    };
  });
}

interface DepthPair {
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  readonly coin: string;
}

const depths = sourceFamily(
  (client, symbol: string, priceDecimals: number, amountDecimals: number, coin: string): LiveSource<DepthView> => {
    const table = liveTableOf(client);
    const depth = channel.depth(symbol, 0);
    let view: DepthView | undefined;
    const draw = () => {
      const book = table.get(depth);
      if (!book) return;
      const [bids, asks] = [toLevels(book.bids, LEVELS), toLevels(book.asks, LEVELS)];
      const whole = Math.max(sumOf(bids, amountDecimals), sumOf(asks, amountDecimals));
      const pair = { priceDecimals, amountDecimals, coin };
      const [bid, ask] = [bids[0]?.[0], asks[0]?.[0]];
      view = {
        bids: pointsOf(bids, whole, pair),
        asks: pointsOf(asks, whole, pair),
        mid: bid && ask ? formatPrice(middleOf(bid, ask, priceDecimals), priceDecimals) : '',
        isStale: table.staleSince(symbol) !== null,
      };
    };
    return {
      get: () => {
        if (!view) draw();
        return view;
      },
      subscribe: shared((notify) => {
        let timer: ReturnType<typeof setTimeout> | undefined;
        const redraw = () => {
          draw();
          notify();
        };
        const soon = () => {
          timer ??= setTimeout(
            () => {
              timer = undefined;
              redraw();
            },
            view ? EVERY_MS : 0,
          );
        };
        const stops = [table.subscribe(depth, soon), table.onAge(redraw)];
        return () => {
          clearTimeout(timer);
          for (const stop of stops) stop();
          view = undefined;
        };
      }),
    };
  },
);

/** How the book of a pair adds up, for the depth chart. */
export const depthSource = (
  client: Client,
  { symbol, priceDecimals, amountDecimals, currency_name }: Pair,
): LiveSource<DepthView> => depths(client, symbol, priceDecimals, amountDecimals, currency_name);
