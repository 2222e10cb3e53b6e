import { eq } from 'drizzle-orm';
import { fromScaled } from '../../domain/scaled.ts';
import { findUser } from '../accounts/users.ts';
import type { GatewayDeps } from '../gateway/deps.ts';
import type { Side } from '../market-data/port.ts';
import { Refusal } from '../platform/refusal.ts';
import { facts } from '../platform/store/schema/index.ts';
import type { Spot } from '../products/spot/spot.ts';
import { DEMO_ACCOUNT } from './account.ts';

const KEY = 'demo_orders';

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

/** Gives the demo account a history by real orders in the real books, once. After the markets started. */
export async function placeDemoOrders(
  { store, markets, log }: Pick<GatewayDeps, 'store' | 'markets' | 'log'>,
  spot: Spot,
): Promise<void> {
  const [done] = await store.db.select().from(facts).where(eq(facts.key, KEY));
  const user = done ? undefined : await findUser(store.db, DEMO_ACCOUNT.email);
  if (!user) return;
  for (const [index, order] of ORDERS.entries()) {
    await place(order, `demo-order-${index}`, { markets, spot, user: user.id }).catch((error: unknown) => {
      // A book that is still empty is no reason not to start.
      if (!(error instanceof Refusal)) throw error;
      log.info({ order: order.symbol, refusal: error.key }, 'A demo order was not taken');
    });
  }
  await store.db.insert(facts).values({ key: KEY, value: '1' }).onConflictDoNothing();
}

async function place(
  { symbol, side, amount, at, isCancelled }: DemoOrder,
  clientId: string,
  {
    markets,
    spot,
    user,
  }: { markets: Pick<GatewayDeps['markets'], 'bySymbol' | 'lastPrice'>; spot: Spot; user: number },
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
