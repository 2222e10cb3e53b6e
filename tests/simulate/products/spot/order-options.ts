import type { Action, OrderRow, Pair, Stage } from '../../product.ts';
import { Exact, sum } from '../decimal.ts';
import { allOrders, openOrders, orderRows, STATUS } from './rows.ts';
import { alwaysOpen, amountOf, bestPrice, coveredTicket, fieldsOf, isStock, stockUp, type Ticket } from './tickets.ts';

/** What a call adds to an order beyond its price and amount (readings H7). */
type Options = Readonly<Record<string, string>>;

const place = async (stage: Stage, ticket: Ticket, options: Options): Promise<OrderRow | null> => {
  const reply = await stage.pay('spot.place', { ...fieldsOf(ticket), ...options });
  return reply.kind === 'ok' ? (orderRows([reply.message])[0] ?? null) : null;
};

const isEmpty = ({ filled }: OrderRow): boolean => new Exact(filled).isZero();

/** What the answer to an order must say by what was asked for; what is wrong with it, or null. */
function faultOf(order: OrderRow, { time_in_force = 'gtc', post_only }: Options): string | null {
  if (time_in_force === 'fok' && order.status !== STATUS.done) return 'fill or kill is all of it or no order';
  if (time_in_force === 'ioc' && order.status === STATUS.open) return 'immediate or cancel never waits';
  if (post_only === '1' && (order.status !== STATUS.open || !isEmpty(order))) return 'post only never takes';
  return null;
}

const AT_ONCE: readonly Options[] = [{ post_only: '1' }, { time_in_force: 'fok' }, { time_in_force: 'ioc' }];

const CHOICES: readonly Options[] = [
  { time_in_force: 'ioc' },
  { time_in_force: 'fok' },
  { post_only: '1' },
  { time_in_force: 'gtc' },
  { time_in_force: 'gtc', post_only: '1' },
  { time_in_force: 'ioc', post_only: '0' },
];

async function orderWithOptions(stage: Stage): Promise<void> {
  const { chance } = stage;
  const ticket = { ...(await coveredTicket(stage)), isMarket: false };
  // Right at the market, where it is decided: most of them through it or just before it.
  const away = chance.pick([-0.002, -0.0004, 0, 0.0003, 0.001]) * (ticket.isBuy ? 1 : -1);
  const price = new Exact(ticket.pair.price)
    .times(1 - away)
    .toDecimalPlaces(ticket.pair.priceDecimals)
    .toFixed();
  const options = chance.pick([CHOICES[0] ?? {}, ...CHOICES.slice(1)]);
  const order = await place(stage, { ...ticket, price }, options);
  const fault = order && order.waits === '' && faultOf(order, options);
  if (fault) stage.violate(`${fault} (readings H7)`, { order, options });
}

/** Somebody offers a little at the best price of all, and another asks for more of it in each way that does not wait for the rest. */
async function askForMoreThanThereIs(stage: Stage): Promise<void> {
  const [seller] = stage.others();
  if (!seller) return;
  const pair = alwaysOpen(stage);
  const offered = amountOf(pair, stage.chance.whole(8, 40));
  await stockUp(seller, pair, offered);
  const price = await bestPrice(stage, pair, false);
  if (price === null) return;
  await seller.pay('spot.place', fieldsOf({ pair, isBuy: false, isMarket: false, price, amount: offered.toFixed() }));
  const ticket = { pair, isBuy: true, isMarket: false, price, amount: offered.times(2).toFixed() };
  for (const options of AT_ONCE) {
    const order = await place(stage, ticket, options);
    const fault = order && faultOf(order, options);
    if (fault) stage.violate(`${fault} (readings H7)`, { order, options });
  }
}

/** A stop so near to the market that a tick of the next minutes reaches it, or so far that only a jump does. */
async function placeStop(stage: Stage): Promise<void> {
  const { chance } = stage;
  const pair = alwaysOpen(stage);
  const isBuy = chance.happens(0.6);
  const amount = amountOf(pair, chance.whole(6, 400));
  if (!isBuy) await stockUp(stage, pair, amount);
  const away = chance.pick([0.0002, 0.0005, 0.001, 0.004, 0.02]) * (isBuy ? 1 : -1);
  const at = (factor: number) =>
    new Exact(pair.price)
      .times(1 + factor)
      .toDecimalPlaces(pair.priceDecimals)
      .toFixed();
  const price = at(away + chance.pick([-0.0005, 0, 0.003, 0.01]) * (isBuy ? 1 : -1));
  const order = await place(
    stage,
    { pair, isBuy, isMarket: false, price, amount: amount.toFixed() },
    {
      stop_price: at(away),
      ...chance.pick<Options>([{}, { stop_by: 'mark' }, { stop_by: 'last' }]),
      ...chance.pick<Options>([{}, {}, { time_in_force: 'ioc' }, { time_in_force: 'fok' }]),
    },
  );
  if (order && (order.waits !== 'trigger' || !isEmpty(order)))
    stage.violate('a stop waits for its tick (readings H2)', order);
}

/** None of them makes sense; none may be taken. */
const WRONG: readonly ((pair: Pair) => Options)[] = [
  () => ({ order_type: 'market', time_in_force: 'gtc' }),
  () => ({ order_type: 'market', post_only: '1' }),
  ({ price }) => ({ order_type: 'market', stop_price: new Exact(price).times(2).toFixed() }),
  () => ({ post_only: '1', time_in_force: 'ioc' }),
  () => ({ post_only: '1', time_in_force: 'fok' }),
  ({ price, priceDecimals }) => ({ post_only: '1', stop_price: new Exact(price).times(2).toFixed(priceDecimals) }),
  () => ({ stop_by: 'last' }),
  () => ({ stop_price: '0' }),
  () => ({ stop_price: '-1' }),
  () => ({ time_in_force: 'day' }),
  () => ({ post_only: '2' }),
  ({ price, priceDecimals }) => ({ stop_price: `${new Exact(price).times(2).toFixed(priceDecimals)}1` }),
  // A buy stop waits for a price above the market.
  ({ price, priceDecimals }) => ({ stop_price: new Exact(price).div(2).toFixed(priceDecimals) }),
  ({ price, priceDecimals }) => ({ stop_price: new Exact(price).div(2).toFixed(priceDecimals), stop_by: 'last' }),
];

async function askWrongly(stage: Stage): Promise<void> {
  const pair = alwaysOpen(stage);
  const wrong = stage.chance.pick([WRONG[0] ?? (() => ({})), ...WRONG.slice(1)])(pair);
  const price = new Exact(pair.price).times(0.99).toFixed(pair.priceDecimals);
  const ticket = { pair, isBuy: true, isMarket: false, price, amount: amountOf(pair, 50).toFixed() };
  const reply = await stage.call('spot.place', { ...fieldsOf(ticket), ...wrong, client_id: 'wrong-options' });
  if (reply.kind === 'ok') stage.violate('options that make no sense are refused (readings H7)', { wrong, reply });
}

async function cancelWaiting(stage: Stage): Promise<void> {
  const order = (await openOrders(stage)).find(({ waits }) => waits !== '');
  if (!order) return;
  const cancels = [0, 1].slice(stage.chance.whole(0, 1)).map(() => stage.pay('spot.cancel', { id: order.id }));
  await Promise.all(cancels);
}

interface Fill {
  readonly amount: string;
  readonly value: string;
  readonly fee: string;
  readonly price: string;
  readonly role: string;
  readonly created_at: string;
}

async function fillsOf({ call }: Stage, id: number): Promise<readonly Fill[] | null> {
  const fills: Fill[] = [];
  for (let page = 1; ; page += 1) {
    const reply = await call('spot.fills', { id, page, limit: 100 });
    if (reply.kind !== 'ok') return null;
    const rows = reply.message as Fill[];
    fills.push(...rows);
    if (rows.length < 100) return fills;
  }
}

/** The fills of an order come to what its row says, and nobody is told of another's. */
async function lookAtFills(stage: Stage): Promise<void> {
  const { chance, violate } = stage;
  const orders = (await allOrders(stage)).filter((order) => !isEmpty(order));
  const order = orders[chance.whole(0, Math.max(0, orders.length - 1))];
  const fills = order && (await fillsOf(stage, order.id));
  if (!order || !fills) return;
  // More may have filled meanwhile.
  const now = (await allOrders(stage)).find(({ id }) => id === order.id);
  if (now?.filled !== order.filled) return;
  const filled = sum(fills.map(({ amount }) => amount));
  const fee = sum(fills.map((one) => one.fee));
  if (!filled.eq(order.filled) || !fee.eq(order.fee))
    violate('the fills of an order come to what it says', { order, fills });
  for (const { price, amount, value } of fills)
    if (!new Exact(price).times(amount).eq(value)) violate('a fill is worth its price times its amount', fills);
  const [other] = stage.others();
  if (other && (await other.call('spot.fills', { id: order.id })).kind === 'ok')
    violate('nobody is told what others filled at', { order });
}

/** In this minute stocks open, in summer or in winter; what is marketable by so much fills then, and near the index. */
const OPENING = / (13|14):30:/;
const NEAR = 0.01;

/**
 * Whoever waited for an opening took part in it at its one price, near the index (readings H8): before it nothing stands that
 * such an order could take from, and after it the order rests, so what it took it took there.
 */
async function compareOpenings(stage: Stage): Promise<void> {
  const prices = new Map<string, string>();
  const stock = stage.pairs.find(isStock);
  if (!stock) return;
  for (const one of [stage, ...stage.others()]) {
    for (const order of (await allOrders(one)).filter(({ base, filled }) => base === stock.base && filled !== '0')) {
      if (!isPlacedAtRest(order.created)) continue;
      for (const { role, price, created_at } of (await fillsOf(one, order.id)) ?? []) {
        if (OPENING.test(created_at)) await lookAtOpening(stage, stock.symbol, { price, at: created_at, order });
        const day = created_at.slice(0, 10);
        if (role !== 'taker') continue;
        const known = prices.get(day) ?? price;
        if (known !== price) stage.violate('an opening has one price (readings H8)', { day, known, price, order });
        prices.set(day, price);
      }
    }
  }
}

async function lookAtOpening(
  { call, violate }: Stage,
  symbol: string,
  { price, at, order }: { readonly price: string; readonly at: string; readonly order: OrderRow },
): Promise<void> {
  const from = Date.parse(`${at.replace(' ', 'T')}Z`);
  const reply = await call('market.ticks', { symbol, from, to: from + 10_000 });
  const [tick] = reply.kind === 'ok' ? (reply.message as { ticks: { index: string }[] }).ticks : [];
  if (tick && new Exact(price).div(tick.index).minus(1).abs().gt(NEAR))
    violate('an opening is at the price of the market, and no run through those who wait (readings H8)', {
      order,
      price,
      tick,
    });
}

/** Whether stocks rested for sure, all the hour long, when something came about; "2026-11-20 14:02:11" is UTC. */
function isPlacedAtRest(created: string): boolean {
  const at = new Date(`${created.replace(' ', 'T')}Z`);
  const hour = at.getUTCHours();
  return [0, 6].includes(at.getUTCDay()) || hour < 13 || hour > 21;
}

/** Several who would pay far too much, or take far too little, wait for the opening of a stock: a run through their orders would be their harm. */
async function waitForOpening(stage: Stage): Promise<void> {
  const pair = stage.pairs.find(isStock);
  if (!pair) return;
  for (const one of [stage, ...stage.others().slice(0, 3)]) {
    const available = await one.call('wallet.list');
    if (available.kind !== 'ok') continue;
    const isBuy = stage.chance.happens(0.6);
    const away = stage.chance.pick([0.001, 0.01, 0.05]) * (isBuy ? 1 : -1);
    const price = new Exact(pair.price)
      .times(1 + away)
      .toDecimalPlaces(pair.priceDecimals)
      .toFixed();
    const amount = amountOf(pair, stage.chance.whole(300, 1500)).toFixed();
    const order = await place(one, { pair, isBuy, isMarket: false, price, amount }, {});
    if (order && order.waits !== '' && !isEmpty(order))
      stage.violate('an order that waits for the opening has not filled', order);
  }
}

/** What users do with the options of an order. */
export const optionActions: readonly Action[] = [
  { name: 'order with options', weight: 5, run: orderWithOptions },
  { name: 'ask for more than there is, at once', weight: 3, run: askForMoreThanThereIs },
  { name: 'place a stop', weight: 5, run: placeStop },
  {
    name: 'place stops at once',
    weight: 1,
    async run(stage) {
      await Promise.all([placeStop(stage), placeStop(stage), cancelWaiting(stage)]);
    },
  },
  { name: 'choose options that make no sense', weight: 1.5, run: askWrongly },
  { name: 'cancel what waits', weight: 1.5, run: cancelWaiting },
  { name: 'look at fills', weight: 2.5, run: lookAtFills },
  { name: 'wait for the opening', weight: 4, run: waitForOpening },
  { name: 'compare what openings cost', weight: 3, run: compareOpenings },
];
