import type { Action, Stage } from '../../product.ts';
import { Exact } from '../decimal.ts';
import { optionActions } from './order-options.ts';
import { priceActions } from './prices.ts';
import { allOrders, openOrders, orderRows } from './rows.ts';
import {
  alwaysOpen,
  amountOf,
  bestPrice,
  coveredTicket,
  fieldsOf,
  roundPrice,
  stockUp,
  type Ticket,
  ticketOf,
} from './tickets.ts';

/** Users quote one price after each other, and somebody takes a part of it. */
export const QUEUE_UP = 'queue up and be taken in part';

/** Wire.md section 1, "Double submit". */
const GUARD_MS = 1000;

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

/** What users do with spot orders. */
export const actions: readonly Action[] = [
  ...priceActions,
  ...optionActions,
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
      const price = roundPrice(ticket.pair);
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
      const ask = () => stage.call('spot.place', { ...fields, client_id: 'everybody' });
      await ask();
      const reply = await ask();
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
