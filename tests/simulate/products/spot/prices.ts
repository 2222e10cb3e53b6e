import type { Action, Pair, Stage } from '../../product.ts';
import { marketSymbol } from '../../product.ts';
import { Exact } from '../decimal.ts';
import { allOrders, openOrders, orderRows, STATUS } from './rows.ts';
import { alwaysOpen, amountOf, availableOf, fieldsOf, isStock, type Ticket } from './tickets.ts';

interface Level {
  readonly price: Exact;
  readonly amount: Exact;
}

/** Levels that are looked at, and of them those that are held against what is left afterwards. */
const DEPTH = 40;
const COMPARED = 3;

/** What stands on the other side of a book, the best price first. */
async function levelsOf({ within }: Stage, pair: Pair, isBuy: boolean): Promise<readonly Level[]> {
  const depth = await within(async ({ markets }) => markets.depth(marketSymbol(pair.symbol), DEPTH));
  const side = (isBuy ? depth?.asks : depth?.bids) ?? [];
  return side.map(([price, amount]) => ({ price: new Exact(price), amount: new Exact(amount) }));
}

/** What so much costs that is taken from the best level on, and what is left then; null where there is less. */
function taken(
  levels: readonly Level[],
  amount: Exact,
): { readonly value: Exact; readonly left: readonly Level[] } | null {
  let value = new Exact(0);
  let rest = amount;
  for (const [index, level] of levels.entries()) {
    if (rest.lt(level.amount)) {
      const left = [{ price: level.price, amount: level.amount.minus(rest) }, ...levels.slice(index + 1)];
      return { value: value.plus(level.price.times(rest)), left };
    }
    value = value.plus(level.price.times(level.amount));
    rest = rest.minus(level.amount);
  }
  return null;
}

const isAlike = (seen: readonly Level[], due: readonly Level[]): boolean =>
  due
    .slice(0, COMPARED)
    .every(({ price, amount }, index) => seen[index]?.price.eq(price) && seen[index]?.amount.eq(amount));

/** An order for a part of what the book has, at the market or up to a price beyond the best. */
async function ticketFor(stage: Stage, pair: Pair, isBuy: boolean, levels: readonly Level[]): Promise<Ticket | null> {
  const { chance } = stage;
  const limit = levels[Math.min(levels.length, 6) - 1];
  if (!limit) return null;
  const wanted = amountOf(pair, chance.whole(10, 600));
  const owned = isBuy ? wanted : ((await availableOf(stage)).get(pair.base) ?? new Exact(0));
  const amount = Exact.min(wanted, owned).toDecimalPlaces(pair.amountDecimals, Exact.ROUND_DOWN);
  if (amount.lt(amountOf(pair, 6))) return null;
  return { pair, isBuy, isMarket: chance.happens(0.5), price: limit.price.toFixed(), amount: amount.toFixed() };
}

/** Each fill is at the price of the order that waited (readings G7): a book that nobody else moved says what it must cost. */
async function takeFromTheBook(stage: Stage): Promise<void> {
  const pair = alwaysOpen(stage);
  const isBuy = stage.chance.happens(0.6);
  // Their own orders are no part of what they can take.
  if ((await openOrders(stage)).some(({ base }) => base === pair.base)) return;
  const ticket = await ticketFor(stage, pair, isBuy, await levelsOf(stage, pair, isBuy));
  if (!ticket) return;
  const before = await levelsOf(stage, pair, isBuy);
  const reply = await stage.pay('spot.place', fieldsOf(ticket));
  if (reply.kind !== 'ok') return;
  const after = await levelsOf(stage, pair, isBuy);
  const { id } = reply.message as { id: number };
  const order = (await allOrders(stage)).find((one) => one.id === id);
  const due = order && taken(before, new Exact(order.filled));
  if (!due || !isAlike(after, due.left)) return;
  const value = new Exact(order.average).times(order.filled);
  // An average is told with two more decimals than the pair has.
  const slack = new Exact(10).pow(-pair.priceDecimals - 2).times(order.filled);
  if (value.minus(due.value).abs().gt(slack))
    stage.violate('a fill is at the price of the order that waited (readings G7)', { order, due: due.value, before });
}

const NEW_YORK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  weekday: 'short',
  hour: 'numeric',
});

/** Whether stocks rest for sure: the quarter hours around opening and closing are left to the tests of sessions (readings G21). */
function isAtRest(at: number): boolean {
  const parts = new Map(NEW_YORK.formatToParts(at).map(({ type, value }) => [type, value]));
  const hour = Number(parts.get('hour'));
  return ['Sat', 'Sun'].includes(parts.get('weekday') ?? '') || hour < 9 || hour > 16;
}

async function orderAClosedStock(stage: Stage): Promise<void> {
  const pair = stage.pairs.find(isStock);
  if (!pair) return;
  const amount = amountOf(pair, 300).toFixed();
  const isMarket = stage.chance.happens(0.3);
  const isClosed = isAtRest(stage.now());
  const reply = await stage.pay('spot.place', fieldsOf({ pair, isBuy: true, isMarket, price: pair.price, amount }));
  if (reply.kind !== 'ok' || !isClosed || !isAtRest(stage.now())) return;
  const [order] = orderRows([reply.message]);
  // Cancelled is one that would meet its own user's at the opening.
  if (isMarket || (order?.waits !== 'opening' && order?.status === STATUS.open) || order?.status === STATUS.done)
    stage.violate('a closed market takes what waits for its opening alone (readings G21)', { at: stage.now(), order });
}

/** An order is worth 5 of the quote coin at least, as each pair says. */
async function orderNextToNothing(stage: Stage): Promise<void> {
  const pair = alwaysOpen(stage);
  const amount = amountOf(pair, 1);
  if (amount.times(pair.price).gt(2)) return;
  const ticket = {
    pair,
    isBuy: true,
    isMarket: stage.chance.happens(0.5),
    price: pair.price,
    amount: amount.toFixed(),
  };
  const reply = await stage.call('spot.place', fieldsOf(ticket));
  if (reply.kind === 'ok') stage.violate('an order is worth what its pair asks for at least', { ticket, reply });
}

/** What users do to see whether they are dealt with at the price, in the hours and from the least value that are stated. */
export const priceActions: readonly Action[] = [
  { name: 'take from the book as it stands', weight: 3, run: takeFromTheBook },
  { name: 'order a stock that may be closed', weight: 1, run: orderAClosedStock },
  { name: 'order next to nothing', weight: 0.7, run: orderNextToNothing },
];
