import assert from 'node:assert/strict';
import { ORDER_STATUS } from '../../../../src/contract/rows/order.ts';
import type { SectionCases } from '../section-cases.ts';
import { ledgerRows, ordersOf, placedOrder, standingOrder } from '../support/orders.ts';
import { newClientId } from '../support/world.ts';

const NO_COIN = 2_000_000_000;
/** A pair to look at only: gold. */
const NOT_TRADABLE = 401;

/** Spot orders. */
export const spotCases: SectionCases<'spot'> = {
  'spot.place': {
    effect: 'money',
    good: () => standingOrder(),
    says({ reply, fields, user }) {
      assert.ok(typeof reply !== 'string');
      assert.equal(reply.u_id, user.id);
      assert.equal(reply.status, ORDER_STATUS.open);
      assert.equal(reply.trade_amount, fields.amount);
    },
    async see(world, { user, reply }) {
      assert.ok(typeof reply !== 'string');
      const order = (await ordersOf(world, user)).find(({ id }) => id === reply.id);
      assert.equal(order?.status, ORDER_STATUS.open);
    },
    count: async (world, user) => (await ordersOf(world, user)).length,
    other: (fields) => ({ ...fields, amount: '0.002' }),
    refused: () => [
      standingOrder({ currency_id: NO_COIN }),
      standingOrder({ legal_id: NO_COIN }),
      standingOrder({ currency_id: NOT_TRADABLE }),
      standingOrder({ target_price: undefined }),
      standingOrder({ target_price: '10000.123456' }),
      standingOrder({ target_price: '999999999' }),
      standingOrder({ amount: '0.00000001' }),
      standingOrder({ amount: '0.0001', target_price: '1' }),
      standingOrder({ amount: '900' }),
      standingOrder({ amount: '999999999999999' }),
      standingOrder({ order_type: 'market', target_price: undefined, time_in_force: 'gtc' }),
      standingOrder({ order_type: 'market', target_price: undefined, post_only: '1' }),
      standingOrder({ order_type: 'market', target_price: undefined, stop_price: '900000' }),
      standingOrder({ post_only: '1', time_in_force: 'ioc' }),
      standingOrder({ post_only: '1', stop_price: '900000' }),
      standingOrder({ stop_by: 'last' }),
      standingOrder({ stop_price: '900000.123456' }),
      // A buy stop below the market.
      standingOrder({ stop_price: '11000' }),
      standingOrder({ stop_price: '11000', stop_by: 'last' }),
      // Nothing is offered at this price.
      standingOrder({ time_in_force: 'fok' }),
      // It would fill at once.
      standingOrder({ target_price: '200000', amount: '0.0001', post_only: '1' }),
      // Nobody has coins to sell at first.
      standingOrder({ type: '2', target_price: '90000' }),
    ],
  },
  'spot.orders': {
    effect: 'none',
    async good(world, user) {
      await placedOrder(world, user);
      return { status: ORDER_STATUS.open, page: 1, limit: 100 };
    },
    says({ reply, user }) {
      assert.ok(reply.length >= 1);
      assert.ok(reply.every(({ u_id, status }) => u_id === user.id && status === ORDER_STATUS.open));
    },
  },
  'spot.fills': {
    effect: 'none',
    async good(world, { token }) {
      const fields = standingOrder({ order_type: 'market', target_price: undefined });
      const order = await world.ask('spot.place', fields, { token });
      assert.ok(typeof order !== 'string');
      return { id: order.id, page: 1, limit: 100 };
    },
    says({ reply }) {
      assert.ok(reply.length >= 1);
      assert.ok(reply.every(({ price, role }) => Number(price) > 0 && role === 'taker'));
      const filled = reply.reduce((sum, { amount }) => sum + Number(amount), 0);
      assert.ok(Math.abs(filled - 0.001) < 1e-12);
    },
    refused: () => [{ id: 2_000_000_000, page: 1, limit: 100 }],
  },
  'spot.cancel': {
    effect: 'money',
    good: async (world, user) => ({ id: await placedOrder(world, user), client_id: newClientId() }),
    says({ reply }) {
      assert.ok(typeof reply !== 'string');
      assert.equal(reply.status, ORDER_STATUS.cancelled);
    },
    async see(world, { user, fields }) {
      const order = (await ordersOf(world, user)).find(({ id }) => id === fields.id);
      assert.equal(order?.status, ORDER_STATUS.cancelled);
    },
    count: ledgerRows,
    other: (fields) => ({ ...fields, id: Number(fields.id) + 1_000_000 }),
    refused: () => [{ id: 2_000_000_000, client_id: newClientId() }],
  },
};
