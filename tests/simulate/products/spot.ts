import type { Decimal } from 'decimal.js';
import type {
  Action,
  Expected,
  LogRow,
  OrderRow,
  Pair,
  SeenOrder,
  SimulatedProduct,
  Stage,
  Statement,
} from '../product.ts';
import { Exact, sum } from './decimal.ts';

const STATUS = { open: 1, done: 2, cancelled: 3 } as const;
/** Numbers of the ledger's movements on the wire. */
const KIND = { reset: 2, freeze: 20, release: 21, trade: 22, fee: 23 } as const;

/** Users quote one price after each other, and somebody takes a part of it. */
export const QUEUE_UP = 'queue up and be taken in part';

/** Wire.md section 1, "Double submit". */
const GUARD_MS = 1000;

interface Ticket {
  readonly pair: Pair;
  readonly isBuy: boolean;
  readonly isMarket: boolean;
  readonly price: string;
  readonly amount: string;
}

/** What a user owns of each coin and may use now, as the wallet says. */
async function availableOf({ call }: Stage): Promise<ReadonlyMap<number, Exact>> {
  const reply = await call('wallet.list');
  if (reply.kind !== 'ok') return new Map();
  const { change_wallet } = reply.message as { change_wallet: { balance: Record<string, unknown>[] } };
  return new Map(change_wallet.balance.map((row) => [Number(row.currency), new Exact(String(row.change_balance))]));
}

/** Some hundreds for the most part, seldom more than somebody has. */
const worthOf = ({ chance }: Stage): number =>
  chance.weighed([
    { weight: 6, item: chance.whole(6, 60) },
    { weight: 4, item: chance.whole(60, 900) },
    { weight: 1, item: chance.whole(900, 4000) },
  ]);

/** So much of a pair's base coin is worth so much of its quote coin; at least one lot. */
function amountOf(pair: Pair, value: Decimal.Value): Exact {
  const least = new Exact(10).pow(-pair.amountDecimals);
  return Exact.max(least, new Exact(value).div(pair.price).toDecimalPlaces(pair.amountDecimals));
}

/** Stocks close at night and at weekends, so that most orders for them are refused. */
const isStock = ({ symbol }: Pair): boolean => symbol === 'AAPL/USDT';

/** A pair; a stock seldom. */
function pairOf({ chance, pairs }: Stage): Pair {
  const pair = chance.pick(pairs);
  return isStock(pair) ? chance.pick(pairs) : pair;
}

/** An order near the market, whoever can afford it. */
function ticketOf(stage: Stage): Ticket {
  const { chance } = stage;
  const pair = pairOf(stage);
  const isBuy = chance.happens(0.55);
  const isMarket = chance.happens(0.3);
  const last = new Exact(pair.price);
  // Most stand within the makers' spread or just beside it; some deep in the book, some through the market.
  const distance = chance.weighed([
    { weight: 4, item: () => 0 },
    { weight: 5, item: () => chance.whole(1, 6) * 0.0001 },
    { weight: 3, item: () => chance.whole(1, 40) * 0.0005 },
    { weight: 2, item: () => chance.whole(1, 20) * -0.0005 },
  ])();
  const price = last.times(isBuy ? 1 - distance : 1 + distance).toDecimalPlaces(pair.priceDecimals);
  const amount = amountOf(pair, worthOf(stage));
  return { pair, isBuy, isMarket, price: price.toFixed(), amount: amount.toFixed() };
}

/** The same by somebody who looks into their wallet first: they sell what they have. */
async function coveredTicket(stage: Stage): Promise<Ticket> {
  const ticket = ticketOf(stage);
  if (ticket.isBuy) return ticket;
  const available = await availableOf(stage);
  const owned = stage.pairs.filter((pair) => !isStock(pair) && available.get(pair.base)?.gte(amountOf(pair, 6)));
  const [first, ...rest] = owned;
  if (!first) return { ...ticket, isBuy: true };
  const pair = stage.chance.pick([first, ...rest]);
  const all = (available.get(pair.base) ?? new Exact(0)).toDecimalPlaces(pair.amountDecimals, Exact.ROUND_DOWN);
  const amount = stage.chance.happens(0.3) ? all : Exact.min(all, amountOf(pair, worthOf(stage)));
  const away = stage.chance.whole(-10, 30) * 0.0001;
  const price = new Exact(pair.price).times(1 + away).toDecimalPlaces(pair.priceDecimals);
  return { pair, isBuy: false, isMarket: ticket.isMarket, price: price.toFixed(), amount: amount.toFixed() };
}

/** Symbol of a pair in the markets. */
const symbolOf = ({ symbol }: Pair): string => symbol.replace('/', '').toLowerCase();

/** One tick better than everybody where there is room, else the best price of the side; null where nobody quotes. */
async function bestPrice({ within }: Stage, pair: Pair, isBuy: boolean): Promise<string | null> {
  const depth = await within(async ({ markets }) => markets.depth(symbolOf(pair), 1));
  const [bid, ask] = [depth?.bids[0]?.[0], depth?.asks[0]?.[0]];
  if (bid === undefined || ask === undefined) return null;
  const tick = new Exact(10).pow(-pair.priceDecimals);
  const [own, other] = isBuy ? [bid, ask] : [ask, bid];
  const better = new Exact(own).plus(isBuy ? tick : tick.negated());
  return (better.eq(other) ? new Exact(own) : better).toFixed(pair.priceDecimals);
}

/** Buys so much of a pair's base coin that they can sell the amount after the fee. */
const stockUp = ({ pay }: Stage, pair: Pair, amount: Exact) =>
  pay(
    'spot.place',
    fieldsOf({
      pair,
      isBuy: true,
      isMarket: true,
      price: pair.price,
      amount: amount.times(1.01).toDecimalPlaces(pair.amountDecimals, Exact.ROUND_UP).toFixed(),
    }),
  );

/** Pairs that trade around the clock. */
function alwaysOpen({ chance, pairs }: Stage): Pair {
  const [first, ...rest] = pairs.filter((pair) => !isStock(pair));
  return first ? chance.pick([first, ...rest]) : pairs[0];
}

/**
 * A price that everybody arrives at while the market stands near it: three digits of the last one. So several orders wait at
 * one price, and others take them in parts.
 */
function roundPrice(pair: Pair, digits: number): string {
  return new Exact(pair.price).toSignificantDigits(digits).toDecimalPlaces(pair.priceDecimals).toFixed();
}

const fieldsOf = ({ pair, isBuy, isMarket, price, amount }: Ticket) => ({
  currency_id: pair.base,
  legal_id: pair.quote,
  type: isBuy ? 1 : 2,
  amount,
  ...(isMarket ? { order_type: 'market' } : { target_price: price }),
});

async function openOrders({ call }: Stage): Promise<OrderRow[]> {
  const reply = await call('spot.orders', { status: STATUS.open, limit: 50 });
  return reply.kind === 'ok' ? orderRows(reply.message) : [];
}

async function cancelOne(stage: Stage): Promise<void> {
  const open = await openOrders(stage);
  const order = open[stage.chance.whole(0, Math.max(0, open.length - 1))];
  if (order) await stage.pay('spot.cancel', { id: order.id });
}

/** Bad in one way each; none may change anything. */
const WRONG: readonly ((ticket: Ticket) => Record<string, string | number>)[] = [
  () => ({ amount: '-1' }),
  () => ({ amount: '0' }),
  () => ({ amount: '1e3' }),
  () => ({ amount: 'NaN' }),
  () => ({ amount: '0.0000000000000000001' }),
  ({ pair }) => ({ amount: new Exact(10).pow(-pair.amountDecimals - 1).toFixed() }),
  () => ({ target_price: '0' }),
  // To their own harm ten times off the last price, and a thousand times off whoever gains by it.
  ({ pair }) => ({ type: 1, target_price: new Exact(pair.price).times(100).toFixed(pair.priceDecimals) }),
  ({ pair }) => ({ type: 2, target_price: new Exact(pair.price).times(10_000).toFixed(pair.priceDecimals) }),
  ({ pair }) => ({ currency_id: pair.quote }),
  () => ({ currency_id: 999_999 }),
  () => ({ type: 3 }),
  () => ({ legal_id: 1 }),
];

const actions: readonly Action[] = [
  {
    name: 'place',
    weight: 12,
    async run(stage) {
      await stage.pay('spot.place', fieldsOf(await coveredTicket(stage)));
    },
  },
  {
    name: 'queue at the price of others',
    weight: 7,
    async run(stage) {
      const ticket = await coveredTicket(stage);
      const price = roundPrice(ticket.pair, 4);
      const amount = amountOf(ticket.pair, stage.chance.whole(6, 30)).toFixed();
      // One after the other: the second has to wait behind the first.
      for (let left = ticket.isBuy ? stage.chance.whole(1, 3) : 1; left > 0; left -= 1)
        await stage.pay(
          'spot.place',
          fieldsOf({ ...ticket, isMarket: false, price, amount: ticket.isBuy ? amount : ticket.amount }),
        );
    },
  },
  {
    name: 'use a client id that others use',
    weight: 1,
    async run(stage) {
      // The same of everybody, far from any market: it waits.
      const pair = stage.pairs.reduce((dear, one) => (new Exact(one.price).gt(dear.price) ? one : dear));
      const fields = fieldsOf({ pair, isBuy: true, isMarket: false, price: '100', amount: '0.1' });
      const reply = await stage.call('spot.place', { ...fields, client_id: 'everybody' });
      if (reply.kind !== 'ok') return;
      const own = await allOrders(stage);
      const [told] = orderRows([reply.message]);
      if (told && own.length > 0 && own.length < 100 && !own.some(({ id }) => id === told.id))
        stage.violate("nobody gets the answer of another user's call (readings G8)", { told });
    },
  },
  {
    name: 'place twice at once without a client id',
    weight: 0.7,
    async run(stage) {
      const fields = fieldsOf(await coveredTicket(stage));
      const before = stage.now();
      const replies = await Promise.all([stage.call('spot.place', fields), stage.call('spot.place', fields)]);
      if (replies.every(({ kind }) => kind === 'ok') && stage.now() - before < GUARD_MS)
        stage.violate('without a client id a call is taken once a second (wire.md section 1)', replies);
    },
  },
  { name: 'cancel', weight: 5, run: cancelOne },
  {
    name: 'place and cancel at once',
    weight: 1,
    async run(stage) {
      const placed = stage.pay('spot.place', fieldsOf({ ...ticketOf(stage), isMarket: false }));
      await Promise.all([placed, cancelOne(stage)]);
    },
  },
  {
    name: 'cancel twice at once',
    weight: 1,
    async run(stage) {
      const [order] = await openOrders(stage);
      if (!order) return;
      await Promise.all([stage.pay('spot.cancel', { id: order.id }), stage.pay('spot.cancel', { id: order.id })]);
    },
  },
  {
    name: 'place several at once',
    weight: 2,
    async run(stage) {
      await Promise.all(
        Array.from({ length: stage.chance.whole(2, 5) }, () => stage.pay('spot.place', fieldsOf(ticketOf(stage)))),
      );
    },
  },
  {
    name: 'trade with oneself',
    weight: 1.5,
    async run(stage) {
      const pair = alwaysOpen(stage);
      const amount = amountOf(pair, stage.chance.whole(6, 60));
      await stockUp(stage, pair, amount);
      const isBuy = stage.chance.happens(0.5);
      const price = await bestPrice(stage, pair, isBuy);
      if (price === null) return;
      const ticket = { pair, isMarket: false, price, amount: amount.toFixed() };
      await stage.pay('spot.place', fieldsOf({ ...ticket, isBuy }));
      await stage.pay('spot.place', fieldsOf({ ...ticket, isBuy: !isBuy }));
    },
  },
  {
    name: QUEUE_UP,
    weight: 4,
    async run(stage) {
      const pair = alwaysOpen(stage);
      const amount = amountOf(pair, stage.chance.whole(8, 40));
      const others = stage.others();
      // Whole lots, and a part of one order.
      const eaten = amount.times(stage.chance.pick([0.5, 1.5])).toDecimalPlaces(pair.amountDecimals);
      await stockUp(stage, pair, eaten);
      const price = await bestPrice(stage, pair, true);
      if (price === null) return;
      const ticket = { pair, isMarket: false, price };
      for (const other of others)
        await other.pay('spot.place', fieldsOf({ ...ticket, isBuy: true, amount: amount.toFixed() }));
      await stage.pay('spot.place', fieldsOf({ ...ticket, isBuy: false, amount: eaten.toFixed() }));
    },
  },
  {
    name: 'say it again',
    weight: 3,
    async run(stage) {
      await stage.payAgain();
    },
  },
  {
    name: 'use a client id for something else',
    weight: 1,
    async run({ payOtherwise, violate }) {
      const reply = await payOtherwise({ amount: '0.4321' });
      if (reply.kind === 'ok') violate('a client id that was used for another body is refused (readings G8)', reply);
    },
  },
  {
    name: 'ask for too much',
    weight: 1.5,
    async run(stage) {
      const ticket = ticketOf(stage);
      const amount = new Exact(20_000).div(ticket.pair.price).toDecimalPlaces(ticket.pair.amountDecimals).toFixed();
      await stage.pay('spot.place', fieldsOf({ ...ticket, amount }));
    },
  },
  {
    name: 'ask wrongly',
    weight: 1.5,
    async run(stage) {
      const ticket = { ...ticketOf(stage), isMarket: false };
      const wrong = stage.chance.pick([WRONG[0] ?? (() => ({})), ...WRONG.slice(1)]);
      const reply = await stage.call('spot.place', { ...fieldsOf(ticket), ...wrong(ticket), client_id: 'wrong-order' });
      if (reply.kind === 'ok')
        stage.violate('an order with a wrong field is refused', { ...fieldsOf(ticket), ...wrong(ticket) });
    },
  },
  {
    name: 'cancel what is not theirs',
    weight: 1,
    async run(stage) {
      const mine = new Set((await allOrders(stage)).map(({ id }) => id));
      const [newest = 1] = mine;
      // Ids that exist lie beside one's own.
      for (let id = newest + 2; id >= Math.max(1, newest - 3); id -= 1) {
        if (mine.has(id)) continue;
        const reply = await stage.call('spot.cancel', { id, client_id: `foreign-order-${id}` });
        if (reply.kind !== 'ok') continue;
        // It may be one's own all the same, placed meanwhile.
        if (!(await allOrders(stage)).some((order) => order.id === id))
          stage.violate('nobody cancels an order of somebody else', { id });
      }
    },
  },
  {
    name: 'read the wallet',
    weight: 2,
    async run({ call, pairs, chance }) {
      await call('wallet.list');
      await call('wallet.detail', { currency: chance.pick(pairs).base, type: 2 });
      await call('wallet.log', { page: chance.whole(1, 3), limit: 10 });
    },
  },
];

async function allOrders({ call }: Stage): Promise<OrderRow[]> {
  const reply = await call('spot.orders', { limit: 100 });
  return reply.kind === 'ok' ? orderRows(reply.message) : [];
}

/** Rows of coin/list. */
export function orderRows(message: unknown): OrderRow[] {
  const rows = Array.isArray(message) ? (message as Record<string, unknown>[]) : [];
  return rows.map((row) => ({
    id: Number(row.id),
    base: Number(row.currency_id),
    quote: Number(row.legal_id),
    isBuy: Number(row.type) === 1,
    isLimit: row.order_type === 'limit',
    price: String(row.target_price),
    amount: String(row.trade_amount),
    filled: String(row.filled_amount),
    average: String(row.avg_price),
    fee: String(row.charge_fee),
    status: Number(row.status),
    reason: String(row.reason),
  }));
}

/** One trade as its user's ledger tells of it. */
interface Told {
  readonly pair: Pair;
  readonly isBuy: boolean;
  readonly amount: Exact;
  readonly value: Exact;
  readonly fee: Exact;
  /** Whether a row before the last reset. */
  readonly isPast: boolean;
}

/** What a row moved: the available part, or what its note says was paid from frozen. */
function movedBy(row: LogRow): Exact {
  const value = new Exact(row.value);
  if (!value.isZero()) return value;
  const note = /([\d,]*\.?\d+)(?!.*\d)/.exec(row.info)?.[1];
  return note === undefined ? value : new Exact(note.replaceAll(',', '')).negated();
}

function tradesOf({ log, pairs }: Statement, expected: Expected): Told[] {
  const lastReset = Math.max(0, ...log.filter(({ kind }) => kind === KIND.reset).map(({ id }) => id));
  const byReference = new Map<string, LogRow[]>();
  for (const row of log.filter(({ kind }) => kind === KIND.trade || kind === KIND.fee))
    byReference.set(row.reference, [...(byReference.get(row.reference) ?? []), row]);
  return [...byReference].flatMap(([reference, rows]): Told[] => {
    const trade = rows.filter(({ kind }) => kind === KIND.trade);
    const fees = rows.filter(({ kind }) => kind === KIND.fee);
    if (trade.length !== 2) {
      expected.violate('nobody trades with themselves, and a trade is booked once (readings G7)', { reference, rows });
      return [];
    }
    const pair = pairs.find(({ base }) => trade.some(({ coin }) => coin === base));
    const [base, quote] = [
      trade.find(({ coin }) => coin === pair?.base),
      trade.find(({ coin }) => coin === pair?.quote),
    ];
    if (!pair || !base || !quote) {
      expected.violate('a trade moves the two coins of its pair', { reference, rows });
      return [];
    }
    const [amount, value] = [movedBy(base), movedBy(quote)];
    return [
      {
        pair,
        isBuy: amount.isPositive(),
        amount: amount.abs(),
        value: value.abs(),
        fee: sum(fees.map((row) => row.value)).abs(),
        isPast: base.id < lastReset,
      },
    ];
  });
}

/** What orders held of each coin at the last reset: an order that came while it ran stands over it, with its hold. */
function heldOverReset({ log }: Statement): ReadonlyMap<number, Exact> {
  const lastReset = Math.max(0, ...log.filter(({ kind }) => kind === KIND.reset).map(({ id }) => id));
  const held = new Map<number, Exact>();
  for (const row of log.filter(({ id }) => id < lastReset)) {
    const isMove = row.kind === KIND.freeze || row.kind === KIND.release;
    const isPaidFromFrozen = row.kind === KIND.trade && new Exact(row.value).isZero();
    if (!isMove && !isPaidFromFrozen) continue;
    const change = isMove ? new Exact(row.value).negated() : movedBy(row);
    held.set(row.coin, (held.get(row.coin) ?? new Exact(0)).plus(change));
  }
  return held;
}

/** Readings G6: the fee is taken from the coin received, half-up at the coin's scale. */
function checkFee(
  { pair, isBuy, amount, value, fee }: Told,
  scales: ReadonlyMap<number, number>,
  expected: Expected,
): void {
  const received = isBuy ? amount : value;
  const scale = scales.get(isBuy ? pair.base : pair.quote) ?? 0;
  const due = received.times(pair.fee).toDecimalPlaces(scale, Exact.ROUND_HALF_UP);
  if (!due.eq(fee))
    expected.violate('a fee is the rate of what was received, half-up', {
      pair: pair.symbol,
      isBuy,
      received,
      fee,
      due,
    });
}

const isWithin = (order: OrderRow, price: Exact): boolean =>
  order.isBuy ? price.lte(order.price) : price.gte(order.price);

/** What a user's orders and the trades of their ledger say of each other, pair by pair and side by side. */
function checkOrders(orders: readonly OrderRow[], trades: readonly Told[], pair: Pair, expected: Expected): void {
  for (const isBuy of [true, false]) {
    const own = orders.filter((order) => order.base === pair.base && order.isBuy === isBuy);
    const told = trades.filter((trade) => trade.pair.base === pair.base && trade.isBuy === isBuy);
    const side = `${pair.symbol} ${isBuy ? 'buy' : 'sell'}`;
    const filled = sum(own.map((order) => order.filled));
    const traded = sum(told.map(({ amount }) => amount));
    if (!filled.eq(traded)) expected.violate('orders are filled by what the ledger traded', { side, filled, traded });
    const fees = [sum(own.map((order) => order.fee)), sum(told.map(({ fee }) => fee))] as const;
    if (!fees[0].eq(fees[1])) expected.violate('orders paid the fees that the ledger took', { side, fees });
    const value = sum(own.map((order) => new Exact(order.average).times(order.filled)));
    const booked = sum(told.map((trade) => trade.value));
    // An average is told with two more decimals than the pair has.
    const slack = new Exact(10).pow(-pair.priceDecimals - 2).times(filled);
    if (value.minus(booked).abs().gt(slack))
      expected.violate('average prices are those of the trades', { side, value, booked });
    for (const trade of told) {
      const price = trade.value.div(trade.amount);
      if (
        price.times(new Exact(10).pow(pair.priceDecimals)).toDecimalPlaces(8).isInteger() &&
        own.some((order) => !order.isLimit || isWithin(order, price))
      )
        continue;
      expected.violate('nobody trades beyond a limit, and at whole ticks', { side, price });
    }
  }
  for (const order of orders) {
    const [amount, filled] = [new Exact(order.amount), new Exact(order.filled)];
    const isFull = filled.eq(amount);
    if (filled.gt(amount) || isFull !== (order.status === STATUS.done))
      expected.violate('an order is done when it is full, and not before', order);
  }
}

/** Whether an order was there before another came, at a price at least as good, and still waits. */
const isBefore = (first: SeenOrder, later: SeenOrder): boolean =>
  first.order.base === later.order.base &&
  first.order.isBuy === later.order.isBuy &&
  first.told < later.sent &&
  (first.order.isBuy
    ? new Exact(first.order.price).gte(later.order.price)
    : new Exact(first.order.price).lte(later.order.price));

/**
 * Price-time order among users: whoever waits since before another came, at the same price or a better one, is filled
 * before them. Orders of one user and of several count alike.
 */
export function checkPriority(seen: readonly SeenOrder[], violate: (rule: string, detail: unknown) => void): void {
  const waiting = seen.filter(({ order }) => order.status === STATUS.open);
  const limits = seen.filter(({ order }) => order.isLimit && !new Exact(order.filled).isZero());
  for (const later of limits) {
    const first = waiting.find((one) => one !== later && isBefore(one, later));
    if (first) violate('orders are filled in price-time order', { first, later });
  }
}

/** Spot orders, after product-spec.md sections 2 to 5 and readings G5 to G8. */
export const spot: SimulatedProduct = {
  name: 'spot',
  actions,
  model(statement, expected) {
    const { pairs, orders, scales } = statement;
    const trades = tradesOf(statement, expected);
    for (const trade of trades) {
      checkFee(trade, scales, expected);
      if (trade.isPast) continue;
      const sign = trade.isBuy ? 1 : -1;
      expected.add(trade.pair.base, trade.amount.times(sign).toFixed());
      expected.add(trade.pair.quote, trade.value.times(-sign).toFixed());
      expected.add(trade.isBuy ? trade.pair.base : trade.pair.quote, trade.fee.negated().toFixed());
    }
    for (const [coin, amount] of heldOverReset(statement)) expected.add(coin, amount.toFixed());
    for (const pair of pairs)
      checkOrders(
        orders.filter(({ base }) => base === pair.base),
        trades,
        pair,
        expected,
      );
    for (const order of orders.filter(({ status }) => status === STATUS.open)) {
      const rest = new Exact(order.amount).minus(order.filled);
      if (!order.isLimit) expected.violate('a market order does not rest', order);
      if (order.isBuy) expected.hold(order.quote, rest.times(order.price).toFixed());
      else expected.hold(order.base, rest.toFixed());
    }
  },
};
