import { type SQL, sql } from 'drizzle-orm';
import words from '../../../locales/en/exchange.json' with { type: 'json' };
import type { Services } from '../../../src/exchange/app/services.ts';
import type { Instrument } from '../../../src/exchange/assets/instrument.ts';
import type { OrderRow } from '../product.ts';
import { Exact } from '../products/decimal.ts';
import type { AskedOrder } from '../products/spot/asked.ts';
import { numberOf, textOf } from '../products/spot/rows.ts';

const OPEN = 1;
const BUY = 1;
/** What an order waits for, in the store. */
const TRIGGER = 1;

/** An order of the store, with its place in its book. */
interface StoredOrder extends OrderRow {
  readonly place: number;
}

/** A store that is asked in SQL. */
export interface Store {
  execute(query: SQL): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

/** Those that stand or have traded: of the others nobody asks at what time they came. */
const STANDING_OR_FILLED = sql`status = ${OPEN} or filled_amount > 0`;
const ALL = sql`true`;

/** The store has keys of these words. */
const reasons: Readonly<Record<string, string>> = words.orderReason;

/** Users' orders as the store has them, the oldest first. */
export async function storedOrders(
  db: Store,
  instruments: readonly Instrument[],
  which = STANDING_OR_FILLED,
): Promise<StoredOrder[]> {
  const { rows } = await db.execute(sql`
    select id, instrument_id, side, order_type, price::text, amount::text, filled_amount::text, fee::text, status, reason,
      execution, waits, place, stop_price::text, stop_by, tick_seq, tick_price::text, created_at
    from spot_orders where ${which} order by id`);
  return rows.flatMap((row) => {
    const instrument = instruments.find(({ id }) => id === Number(row.instrument_id));
    if (!instrument) return [];
    return {
      id: Number(row.id),
      base: instrument.base.id,
      quote: instrument.quote.id,
      isBuy: Number(row.side) === BUY,
      isLimit: row.order_type === 'limit',
      price: String(row.price),
      amount: String(row.amount),
      filled: String(row.filled_amount),
      average: '',
      fee: String(row.fee),
      status: Number(row.status),
      reason: reasons[String(row.reason)] ?? '',
      timeInForce: row.execution === 'postOnly' ? 'gtc' : String(row.execution),
      isPostOnly: row.execution === 'postOnly',
      stop: textOf(row.stop_price),
      stopBy: textOf(row.stop_by),
      waits: row.waits === null ? '' : Number(row.waits) === TRIGGER ? 'trigger' : 'opening',
      tick: numberOf(row.tick_seq),
      tickPrice: textOf(row.tick_price),
      created: new Date(Number(row.created_at)).toISOString(),
      place: Number(row.place),
    };
  });
}

/** All orders by the address of their user, each with the client id of its call. */
export async function ordersByUser(
  db: Store,
  instruments: readonly Instrument[],
): Promise<ReadonlyMap<string, readonly AskedOrder[]>> {
  const orders = new Map((await storedOrders(db, instruments, ALL)).map((order) => [order.id, order]));
  const { rows } = await db.execute(sql`
    select o.id, u.email, r.client_id from spot_orders o join users u on u.id = o.user_id
    left join client_requests r on r.user_id = o.user_id and r.call = 'spot.place' and r.reply::json ->> 'id' = o.id::text
    order by o.id`);
  const byUser = new Map<string, AskedOrder[]>();
  for (const { id, email, client_id } of rows) {
    const order = orders.get(Number(id));
    if (!order) continue;
    const own = byUser.get(String(email)) ?? [];
    byUser.set(String(email), [...own, { ...order, clientId: client_id === null ? undefined : String(client_id) }]);
  }
  return byUser;
}

/** What a book has other than the store's open orders say: each with what remains of it, in price-time order. Null where they agree. */
export async function differenceOf({ markets, orderEntry }: Services, db: Store): Promise<unknown> {
  const open = (await storedOrders(db, markets.instruments)).filter(({ status }) => status === OPEN);
  for (const instrument of markets.instruments) {
    const { symbol, priceDecimals, amountDecimals } = instrument;
    const due = open
      .filter((order) => isOf(instrument, order) && order.waits === '')
      .sort((a, b) => Number(b.isBuy) - Number(a.isBuy) || worse(a, b) || a.place - b.place)
      .map(({ id, price, amount, filled }) => lineOf(id, price, new Exact(amount).minus(filled)));
    const standing = orderEntry
      .resting(symbol)
      .map(({ id, price, remaining }) =>
        lineOf(Number(id.slice(1)), unscaled(price, priceDecimals), unscaled(remaining, amountDecimals)),
      );
    if (due.join() !== standing.join()) return { symbol, due, standing };
    const beside = open.filter((order) => isOf(instrument, order) && order.waits !== '');
    const waiting = orderEntry.waiting(symbol).map(({ order, until }) => `${order.id.slice(1)} ${until}`);
    const expected = beside.map(({ id, waits }) => `${id} ${waits}`);
    if (expected.sort().join() !== waiting.sort().join()) return { symbol, expected, waiting };
  }
  return null;
}

const isOf = ({ base, quote }: Instrument, order: OrderRow): boolean =>
  order.base === base.id && order.quote === quote.id;

/** Above zero where the second is the better offer. */
const worse = (a: OrderRow, b: OrderRow): number => new Exact(a.price).comparedTo(b.price) * (a.isBuy ? -1 : 1);

const lineOf = (id: number, price: string | Exact, remaining: Exact): string =>
  `${id}: ${remaining.toFixed()} at ${new Exact(price).toFixed()}`;

const unscaled = (value: bigint, decimals: number): Exact => new Exact(String(value)).div(new Exact(10).pow(decimals));
