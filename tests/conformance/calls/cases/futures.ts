import assert from 'node:assert/strict';
import { POSITION_STATUS } from '../../../../src/contract/rows/position.ts';
import { RISK_QUESTIONS } from '../../../../src/domain/futures/questions.ts';
import type { SectionCases } from '../section-cases.ts';
import {
  farEntrust,
  fundFutures,
  longPosition,
  numberOf,
  openedPosition,
  placedEntrust,
  positionsOf,
} from '../support/futures.ts';
import { BTC, USDT } from '../support/orders.ts';
import { newClientId } from '../support/world.ts';

const NOBODYS = 2_000_000_000;
const pair = { currency_id: BTC, legal_id: USDT };
const { closing, closed } = POSITION_STATUS;

/** Futures. */
export const futuresCases: SectionCases<'futures'> = {
  'futures.market': {
    effect: 'none',
    async good(world, user) {
      await fundFutures(world, user, '700');
      return pair;
    },
    says({ reply }) {
      assert.deepEqual([reply.user_lever, reply.lever_share_num, reply.lever_share_limit.min], ['700', '0.1', 1]);
      assert.deepEqual(reply.multiples.at(-1), 100);
      assert.ok(reply.tiers?.[0]?.maintenance === '0.5' && reply.is_risk_accepted === false);
      assert.ok(Number(reply.index_price) > 0 && Number(reply.mark_price) > 0);
    },
    refused: () => [{ currency_id: USDT, legal_id: BTC }],
  },
  'futures.place': {
    effect: 'money',
    async good(world, user) {
      await fundFutures(world, user);
      return farEntrust();
    },
    says({ reply, fields, user }) {
      assert.ok(typeof reply === 'object');
      assert.deepEqual([reply.user_id, reply.share, reply.multiple], [user.id, String(fields.share), fields.multiple]);
      // 0.1 BTC at 30000: a tenth of 3000, and 0.05 % of it.
      assert.deepEqual([reply.status, reply.caution_money, reply.trade_fee, reply.price], [0, '300', '1.5', '0']);
    },
    async see(world, { user, reply }) {
      const found = (await positionsOf(world, user)).find(({ id }) => id === numberOf(reply));
      assert.deepEqual([found?.status, found?.origin_price], [POSITION_STATUS.entrust, '30000']);
    },
    count: async (world, user) => (await positionsOf(world, user)).length,
    other: (fields) => ({ ...fields, share: 2 }),
    refused: () => [
      farEntrust({ target_price: undefined }),
      // On the wrong side of the price, and so would be a market order.
      farEntrust({ target_price: '900000' }),
      farEntrust({ target_price: '30000.05' }),
      farEntrust({ currency_id: USDT }),
      farEntrust({ share: 201 }),
      farEntrust({ multiple: 3 }),
      farEntrust({ multiple: 100 }),
      farEntrust({ target_profit_price: '29000' }),
      farEntrust({ stop_loss_price: '31000' }),
      longPosition({ target_profit_price: '1000' }),
      // More than there is in the futures account.
      farEntrust({ share: 20 }),
    ],
  },
  'futures.account': {
    effect: 'none',
    async good(world, user) {
      await fundFutures(world, user);
      await openedPosition(world, user);
      return { ...pair, page: 1 };
    },
    says({ reply, user }) {
      assert.equal(reply.order.data.length, 1);
      assert.ok(reply.order.data.every((row) => row.user_id === user.id && row.status === POSITION_STATUS.open));
      assert.ok(Number(reply.hazard_rate) > 100 && Number(reply.risk_rate) > 0 && Number(reply.risk_rate) < 100);
      assert.ok(Number(reply.order.data[0]?.liquidation_price) > 0);
    },
    refused: () => [{ currency_id: USDT, legal_id: BTC }],
  },
  'futures.positions': {
    effect: 'none',
    async good(world, user) {
      await placedEntrust(world, user);
      return { ...pair, status: 0, page: 1, limit: 5 };
    },
    says({ reply, user }) {
      assert.deepEqual([reply.total, reply.per_page, reply.data.length], [1, 5, 1]);
      assert.ok(reply.data.every((row) => row.user_id === user.id && row.status === POSITION_STATUS.entrust));
    },
    refused: () => [{ currency_id: USDT, legal_id: BTC }],
  },
  'futures.position': {
    effect: 'none',
    good: async (world, user) => ({ id: await placedEntrust(world, user) }),
    says: ({ reply, fields, user }) => assert.deepEqual([reply.id, reply.user_id], [fields.id, user.id]),
    refused: () => [{ id: NOBODYS }],
  },
  'futures.close': {
    effect: 'money',
    async good(world, user) {
      await fundFutures(world, user);
      return { id: await openedPosition(world, user), client_id: newClientId() };
    },
    says({ reply }) {
      assert.ok(typeof reply === 'object');
      assert.deepEqual([reply.status, reply.closing_share], [closing, 1]);
    },
    async see(world, { user, fields }) {
      const { status } = await world.ask('futures.position', { id: fields.id }, { token: user.token });
      assert.ok(status === closing || status === closed);
    },
    count: async (world, user) =>
      (await positionsOf(world, user)).filter(({ status }) => status === closing || status === closed).length,
    other: (fields) => ({ ...fields, reverse: '1' }),
    async refused(world, user) {
      const [open] = await positionsOf(world, user);
      return [
        { id: NOBODYS, client_id: newClientId() },
        { id: open?.id ?? NOBODYS, share: 2, client_id: newClientId() },
      ];
    },
  },
  'futures.setExits': {
    effect: 'kept',
    good: async (world, user) => ({
      id: await placedEntrust(world, user),
      target_profit_price: '45000',
      stop_loss_price: '0',
    }),
    async see(world, { user, fields }) {
      const row = await world.ask('futures.position', { id: fields.id }, { token: user.token });
      assert.deepEqual([row.target_profit_price, row.stop_loss_price, row.exit_on], ['45000', '0', 'mark']);
    },
    async refused(world, user) {
      const [waiting] = await positionsOf(world, user);
      const id = waiting?.id ?? NOBODYS;
      return [
        { id: NOBODYS, target_profit_price: '45000', stop_loss_price: '0' },
        { id, target_profit_price: '29000', stop_loss_price: '0' },
        { id, target_profit_price: '0', stop_loss_price: '31000' },
        { id, target_profit_price: '45000.05', stop_loss_price: '0' },
      ];
    },
  },
  'futures.closeAll': {
    effect: 'money',
    async good(world, user) {
      await fundFutures(world, user);
      await openedPosition(world, user);
      return { type: '1', client_id: newClientId() };
    },
    says({ reply }) {
      assert.ok(typeof reply === 'object' && reply.id.length === 1);
    },
    async see(world, { user, reply }) {
      const ids = typeof reply === 'object' ? reply.id : [];
      const rows = (await positionsOf(world, user)).filter(({ id }) => ids.includes(id));
      assert.ok(rows.length === 1 && rows.every(({ status }) => status === closing || status === closed));
    },
    count: async (world, user) =>
      (await positionsOf(world, user)).filter(({ status }) => status === closing || status === closed).length,
    other: (fields) => ({ ...fields, type: '0' }),
    refused: () => [
      // Nothing is open.
      { type: '2', client_id: newClientId() },
      { type: '0', currency_id: USDT, legal_id: BTC, client_id: newClientId() },
    ],
  },
  'futures.cancel': {
    effect: 'money',
    good: async (world, user) => ({ id: await placedEntrust(world, user), client_id: newClientId() }),
    says({ reply }) {
      assert.ok(typeof reply === 'object');
      assert.deepEqual(
        [reply.status, reply.reason, reply.caution_money],
        [POSITION_STATUS.cancelled, 'withdrawn', '0'],
      );
    },
    async see(world, { user, fields }) {
      const { status } = await world.ask('futures.position', { id: fields.id }, { token: user.token });
      assert.equal(status, POSITION_STATUS.cancelled);
    },
    count: async (world, user) =>
      (await positionsOf(world, user)).filter(({ status }) => status === POSITION_STATUS.cancelled).length,
    other: (fields) => ({ ...fields, id: Number(fields.id) + 1 }),
    refused: () => [{ id: NOBODYS, client_id: newClientId() }],
  },
  'futures.acceptRisk': {
    effect: 'kept',
    good: () => ({ answers: RISK_QUESTIONS.map(({ right }) => right).join(',') }),
    async see(world, { user }) {
      const { is_risk_accepted } = await world.ask('futures.market', pair, { token: user.token });
      assert.equal(is_risk_accepted, true);
    },
    refused: () => [{ answers: '1,1,1' }, { answers: '2,3' }],
  },
  'futures.funds': {
    effect: 'none',
    good: () => ({}),
    says({ reply }) {
      assert.ok(Number(reply.house) > 0 && Number(reply.insurance) > 0);
      assert.equal(reply.coin, 'USDT');
    },
  },
};
