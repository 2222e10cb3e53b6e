import { type Expected, type LogRow, lastResetOf, type OrderRow, type Pair, type Statement } from '../../product.ts';
import { Exact, sum } from '../decimal.ts';
import { STATUS } from './rows.ts';

/** Numbers of the ledger's movements on the wire. */
const KIND = { freeze: 20, release: 21, trade: 22, fee: 23 } as const;

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

function tradesOf(statement: Statement, expected: Expected): Told[] {
  const { log, pairs } = statement;
  const reset = lastResetOf(log);
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
        isPast: base.id < reset,
      },
    ];
  });
}

/** What orders held of each coin at the last reset: an order that came while it ran stands over it, with its hold. */
function heldOverReset({ log }: Statement): ReadonlyMap<number, Exact> {
  const reset = lastResetOf(log);
  const held = new Map<number, Exact>();
  for (const row of log.filter(({ id }) => id < reset)) {
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
    if (order.isLimit && !filled.isZero() && !isWithin(order, new Exact(order.average)))
      expected.violate('nobody trades beyond the limit of the order itself', order);
    if (filled.gt(amount) || isFull !== (order.status === STATUS.done))
      expected.violate('an order is done when it is full, and not before', order);
  }
}

/** What a user's orders and trades come to. */
export function reckon(statement: Statement, expected: Expected): void {
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
}
