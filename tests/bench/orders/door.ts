import type { Side } from '../../../src/exchange/market-data/port.ts';
import type { OrderRequest } from '../../../src/exchange/products/spot/limits.ts';
import { pairOf, USDT } from './pairs.ts';
import type { Work } from './rate.ts';
import type { World } from './world.ts';

/** In USDT, about. */
const WORTH = 30;

const place = (
  { products }: World,
  user: number | undefined,
  serial: number,
  request: OrderRequest,
): ReturnType<World['products']['spot']['place']> =>
  products.spot.place(request, {
    user: user ?? 0,
    call: 'spot.place',
    clientId: `bench-order-${serial}`,
    body: { ...request },
  });

/** Orders to buy BTC far below the market. */
export const resting = (world: World) => (worker: number, serial: number) =>
  place(world, world.users[worker % world.users.length], serial, {
    base: 1,
    quote: USDT,
    side: 'buy',
    orderType: 'limit',
    amount: '0.005',
    price: `1000.${serial % 10}`,
  });

/** What one worker does in turn: an order at the top of the book and one that meets it, then two that meet makers. */
export const FILL_STEPS = ['rest', 'meetUser', 'meetMaker', 'meetMaker'] as const;

/** Orders that fill, each worker in its own pair: two users, of whom one rests and the other takes. Sides change each time. */
export function filling(world: World): Work {
  const { markets } = world.deps;
  const steps = new Map<number, number>();
  return (worker, serial) => {
    const step = steps.get(worker) ?? 0;
    steps.set(worker, step + 1);
    const { symbol, base, amountDecimals, minAmount, priceDecimals } = pairOf(worker);
    const { bids, asks } = markets.depth(symbol, 1);
    const [bid, ask] = [bids[0]?.[0] ?? 0, asks[0]?.[0] ?? 0];
    const amount = Math.max(WORTH / ask, Number(minAmount)).toFixed(amountDecimals);
    const isTurned = Math.floor(step / FILL_STEPS.length) % 2 === 1;
    const side = (given: Side): Side => (isTurned ? (given === 'buy' ? 'sell' : 'buy') : given);
    const common = { base: base.id, quote: USDT, amount };
    const [rests, takes] = [2 * worker, 2 * worker + 1].map((index) => world.users[index % world.users.length]);
    if (FILL_STEPS[step % FILL_STEPS.length] === 'rest') {
      const tick = 10 ** -priceDecimals;
      const price = isTurned ? Math.min(bid + tick, ask - tick) : Math.max(ask - tick, bid + tick);
      return place(world, rests, serial, {
        ...common,
        side: side('sell'),
        orderType: 'limit',
        price: price.toFixed(priceDecimals),
      });
    }
    return place(world, takes, serial, {
      ...common,
      side: side(step % FILL_STEPS.length === 3 ? 'sell' : 'buy'),
      orderType: 'market',
    });
  };
}
