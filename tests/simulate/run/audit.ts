import type {
  Fields,
  LogRow,
  OrderRow,
  Pair,
  Reply,
  SeenOrder,
  Sent,
  SimulatedProduct,
  Statement,
  User,
} from '../product.ts';
import { alertRows } from '../products/alerts/rows.ts';
import { Exact } from '../products/decimal.ts';
import { checkPrices } from '../products/futures/ends.ts';
import { type PositionRow, positionRows } from '../products/futures/rows.ts';
import { type OptionRow, optionRows } from '../products/options/rows.ts';
import { checkOrdersAsked } from '../products/spot/asked.ts';
import { orderRows } from '../products/spot/rows.ts';
import { checkStops } from '../products/spot/stops.ts';
import { Violated } from './outcome.ts';

const PAGE = 100;

export interface Audited {
  readonly user: User;
  /** A call of theirs, signed in again where their session has run out. */
  readonly ask: (name: string, fields: Fields) => Promise<Reply>;
  readonly pairs: readonly Pair[];
  readonly products: readonly SimulatedProduct[];
  readonly sent: readonly Sent[];
  /** The exchange's time. */
  readonly now: () => number;
}

/** Holds a user's balances against the second model, and their orders against what they were told. Gives their orders. */
export async function audit(audited: Audited): Promise<SeenOrder[]> {
  const { user, products, sent } = audited;
  const statement = await readStatement(audited);
  checkSent(statement.orders, sent);
  const available = new Map<number, Exact>();
  const frozen = new Map<number, Exact>();
  const add = (to: Map<number, Exact>, coin: number, amount: Exact) =>
    to.set(coin, (to.get(coin) ?? new Exact(0)).plus(amount));
  const violate = (rule: string, detail: unknown) => {
    throw new Violated(rule, { user: user.email, detail });
  };
  checkOrdersAsked(statement.orders, sent, violate);
  await checkStops(statement.orders, audited.pairs, { ask: audited.ask, now: audited.now(), violate });
  await checkPrices(statement.futures, { ask: audited.ask, violate });
  for (const product of products) {
    product.model(statement, {
      add: (coin, amount) => add(available, coin, new Exact(amount)),
      hold(coin, amount) {
        add(available, coin, new Exact(amount).negated());
        add(frozen, coin, new Exact(amount));
      },
      violate,
    });
  }
  const zero = new Exact(0);
  for (const coin of new Set([...available.keys(), ...frozen.keys(), ...statement.balances.keys()])) {
    const told = statement.balances.get(coin) ?? { available: '0', frozen: '0' };
    const due = { available: available.get(coin) ?? zero, frozen: frozen.get(coin) ?? zero };
    if (!due.available.eq(told.available) || !due.frozen.eq(told.frozen))
      violate('each balance is what the specification says', { coin, told, due });
  }
  return seenOf(statement.orders, sent);
}

/** The orders whose acknowledgement their user has. */
export function seenOf(orders: readonly OrderRow[], sent: readonly Sent[]): SeenOrder[] {
  const byId = new Map(orders.map((order) => [order.id, order]));
  return sent.flatMap(({ name, reply, sentAt, toldAt }) => {
    const [told] = name === 'spot.place' && reply?.kind === 'ok' ? orderRows([reply.message]) : [];
    const order = told && byId.get(told.id);
    return order ? [{ order, sent: sentAt, told: toldAt }] : [];
  });
}

/** Orders that were acknowledged are there, and have not gone back. */
export function checkSent(orders: readonly OrderRow[], sent: readonly Sent[]): void {
  const byId = new Map(orders.map((order) => [order.id, order]));
  for (const { name, reply } of sent) {
    if (!name.startsWith('spot.') || reply?.kind !== 'ok') continue;
    const [told] = orderRows([reply.message]);
    if (!told) continue;
    const now = byId.get(told.id);
    const isSame =
      now &&
      now.base === told.base &&
      now.isBuy === told.isBuy &&
      new Exact(now.price).eq(told.price) &&
      new Exact(now.amount).eq(told.amount);
    const isFurther =
      now && new Exact(now.filled).gte(told.filled) && (told.status === 1 || now.status === told.status);
    if (!isSame || !isFurther)
      throw new Violated('an acknowledged order stands as it was told, or further on', { told, now });
  }
}

async function readStatement({ user, ask: askAs, pairs, sent }: Audited): Promise<Statement> {
  const ask = async (name: string, fields: Fields = {}): Promise<Reply> => {
    const reply = await askAs(name, fields);
    if (reply.kind !== 'ok') throw new Violated('a user can read their own account', { name, reply });
    return reply;
  };
  const log: LogRow[] = [];
  for (let page = 1; ; page += 1) {
    const { list } = (await ask('wallet.log', { page, limit: PAGE })).message as { list: Record<string, unknown>[] };
    log.push(...list.map(logRow));
    if (list.length < PAGE) break;
  }
  const orders: OrderRow[] = [];
  for (let page = 1; ; page += 1) {
    const rows = orderRows((await ask('spot.orders', { page, limit: PAGE })).message);
    orders.push(...rows);
    if (rows.length < PAGE) break;
  }
  const options: OptionRow[] = [];
  for (let page = 1; ; page += 1) {
    const rows = optionRows((await ask('options.orders', { page, limit: PAGE })).message);
    options.push(...rows);
    if (rows.length < PAGE) break;
  }
  const futures: PositionRow[] = [];
  for (let page = 1; ; page += 1) {
    const rows = positionRows((await ask('futures.positions', { page, limit: PAGE })).message);
    futures.push(...rows);
    if (rows.length < PAGE) break;
  }
  const alerts = alertRows((await ask('alerts.list')).message);
  type Wallet = { readonly balance: Record<string, unknown>[] };
  const wallet = (await ask('wallet.list')).message as {
    change_wallet: Wallet;
    micro_wallet: Wallet;
    lever_wallet: Wallet;
  };
  const { currency } = (await ask('user.currencies')).message as { currency: Record<string, unknown>[] };
  return {
    user,
    pairs,
    scales: new Map(currency.map((row) => [Number(row.id), Number(row.currency_decimals)])),
    balances: new Map(
      wallet.change_wallet.balance.map((row) => [
        Number(row.currency),
        { available: String(row.change_balance), frozen: String(row.lock_change_balance) },
      ]),
    ),
    inOptions: new Map(
      wallet.micro_wallet.balance.map((row) => [
        Number(row.currency),
        { available: String(row.micro_balance), frozen: String(row.lock_micro_balance) },
      ]),
    ),
    inFutures: new Map(
      wallet.lever_wallet.balance.map((row) => [
        Number(row.currency),
        { available: String(row.lever_balance), frozen: String(row.lock_lever_balance) },
      ]),
    ),
    options,
    futures,
    alerts,
    log: log.sort((a, b) => a.id - b.id),
    orders,
    sent,
  };
}

const logRow = (row: Record<string, unknown>): LogRow => ({
  id: Number(row.id),
  coin: Number(row.currency),
  account: String(row.account),
  kind: Number(row.type),
  value: String(row.value),
  info: String(row.info),
  reference: String(row.transaction_info),
  at: String(row.created_time),
});
