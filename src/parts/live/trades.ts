import type { LiveSource, TradeView } from '#kit/live';
import { channel } from '../../contract/channels.ts';
import type { Client } from '../../data/client.ts';
import { formatAmount, formatPrice } from '../../domain/number.ts';
import { formatDateTime } from '../../domain/time.ts';
import { liveTableOf } from '../../state/live/table.ts';
import type { Pair } from '../../state/pairs.ts';
import { shared } from './shared.ts';
import { sourceFamily } from './source.ts';

const KEPT = 30;

const tapes = sourceFamily(
  (client, symbol: string, priceDecimals: number, amountDecimals: number): LiveSource<readonly TradeView[]> => {
    let view: readonly TradeView[] | undefined;
    return {
      get: () => view,
      subscribe: shared((notify) => {
        const stop = liveTableOf(client).subscribe(channel.trades(symbol), ({ trades }) => {
          const known = new Set(trades.map(({ id }) => id));
          const newer = trades.map(
            ({ id, price, amount, ts, direction }): TradeView => ({
              key: id,
              price: formatPrice(price, priceDecimals),
              amount: formatAmount(amount, amountDecimals),
              time: formatDateTime(ts, { date: false }),
              side: direction,
            }),
          );
          view = [...newer, ...(view ?? []).filter(({ key }) => !known.has(key))].slice(0, KEPT);
          notify();
        });
        return () => {
          stop();
          view = undefined;
        };
      }),
    };
  },
);

/** The latest public trades of a pair, newest first. */
export const tradesSource = (
  client: Client,
  { symbol, priceDecimals, amountDecimals }: Pair,
): LiveSource<readonly TradeView[]> => tapes(client, symbol, priceDecimals, amountDecimals);
