import { fromScaled } from '../../../domain/scaled.ts';
import type { Side } from '../../market-data/port.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { ProductDeps } from '../product.ts';
import type { Spot } from './spot.ts';

interface DemoOrder {
  readonly symbol: string;
  readonly side: Side;
  readonly amount: string;
  /** Percent of the last price for a limit order; a market order has none. */
  readonly at?: bigint;
  readonly isCancelled?: boolean;
}

/** What the demo account did on its first day: filled, waiting and cancelled orders. */
const ORDERS: readonly DemoOrder[] = [
  { symbol: 'btcusdt', side: 'buy', amount: '0.02' },
  { symbol: 'solusdt', side: 'buy', amount: '5' },
  { symbol: 'ethusdt', side: 'sell', amount: '0.2' },
  { symbol: 'dogeusdt', side: 'buy', amount: '1000', at: 95n, isCancelled: true },
  { symbol: 'btcusdt', side: 'buy', amount: '0.01', at: 97n },
  { symbol: 'ethusdt', side: 'sell', amount: '0.3', at: 104n },
];

type Parts = Pick<ProductDeps, 'markets' | 'log'>;

/** Gives the demo account a history by real orders in the real books. After the markets started. */
export async function placeDemoOrders({ markets, log }: Parts, spot: Spot, user: number): Promise<void> {
  for (const [index, order] of ORDERS.entries()) {
    await place(order, `demo-order-${index}`, { markets, spot, user }).catch((error: unknown) => {
      // A book that is still empty is no reason not to start.
      if (!(error instanceof Refusal)) throw error;
      log.info({ order: order.symbol, refusal: error.key }, 'A demo order was not taken');
    });
  }
}

async function place(
  { symbol, side, amount, at, isCancelled }: DemoOrder,
  clientId: string,
  { markets, spot, user }: Pick<Parts, 'markets'> & { readonly spot: Spot; readonly user: number },
): Promise<void> {
  const instrument = markets.bySymbol(symbol);
  const last = instrument && markets.lastPrice(symbol);
  if (!instrument || last === undefined) return;
  const price = at === undefined ? undefined : fromScaled((last * at) / 100n, instrument.priceDecimals);
  const request = {
    base: instrument.base.id,
    quote: instrument.quote.id,
    side,
    amount,
    price,
    orderType: price ? 'limit' : 'market',
  } as const;
  const { value: order } = await spot.place(request, { user, call: 'spot.place', clientId, body: request });
  if (isCancelled) await spot.cancel(order.id, { user, call: 'spot.cancel', clientId, body: { id: order.id } });
}
