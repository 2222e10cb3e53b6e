import assert from 'node:assert/strict';
import { OPTION_STATUS } from '../../../../src/contract/codes.ts';
import type { SectionCases } from '../section-cases.ts';
import { BTC_USDT, fundOptions, longOption, optionsOf, takenOption } from '../support/options.ts';
import { BTC, USDT } from '../support/orders.ts';

const NOBODYS = 2_000_000_000;

/** Options in seconds. */
export const optionsCases: SectionCases<'options'> = {
  'options.terms': {
    effect: 'none',
    good: () => ({}),
    says({ reply }) {
      assert.deepEqual(
        reply.map(({ seconds }) => seconds),
        [30, 60, 180, 300, 600, 900],
      );
      assert.ok(reply.every(({ profit_ratio }) => Number(profit_ratio) > 0 && Number(profit_ratio) < 100));
    },
  },
  'options.coins': {
    effect: 'none',
    async good(world, user) {
      await fundOptions(world, user, '70');
      return {};
    },
    says: ({ reply }) =>
      assert.deepEqual(
        reply.map(({ id, user_wallet }) => [id, user_wallet.micro_balance]),
        [[USDT, '70']],
      ),
  },
  'options.place': {
    effect: 'money',
    async good(world, user) {
      await fundOptions(world, user, '4000');
      return longOption();
    },
    says({ reply, fields, user }) {
      assert.deepEqual([reply.user_id, reply.number, reply.seconds], [user.id, fields.number, fields.seconds]);
      // Nobody knows yet what it begins at.
      assert.deepEqual([reply.status, reply.open_price, reply.end_price], [OPTION_STATUS.open, null, null]);
    },
    async see(world, { user, reply }) {
      const order = (await optionsOf(world, user)).find(({ id }) => id === reply.id);
      assert.deepEqual([order?.number, order?.due_at], [reply.number, reply.due_at]);
    },
    count: async (world, user) => (await optionsOf(world, user)).length,
    other: (fields) => ({ ...fields, number: '11' }),
    refused: () => [
      longOption({ match_id: BTC }),
      longOption({ currency_id: BTC }),
      longOption({ seconds: 61 }),
      longOption({ number: '9.99' }),
      longOption({ number: '5000.01' }),
      longOption({ number: '10.001' }),
      longOption({ match_id: NOBODYS }),
      // More than there is in the options account.
      longOption({ number: '5000' }),
    ],
  },
  'options.order': {
    effect: 'none',
    good: async (world, user) => ({ id: await takenOption(world, user) }),
    says: ({ reply, fields, user }) => assert.deepEqual([reply.id, reply.user_id], [fields.id, user.id]),
    refused: () => [{ id: NOBODYS }],
  },
  'options.orders': {
    effect: 'none',
    async good(world, user) {
      await takenOption(world, user);
      return { match_id: BTC_USDT, status: '1', page: 1, limit: 5 };
    },
    says({ reply, user }) {
      assert.deepEqual([reply.total, reply.per_page, reply.data.length], [1, 5, 1]);
      assert.ok(reply.data.every((row) => row.user_id === user.id && Number(row.remain_milli_seconds) > 0));
    },
  },
  'options.limits': {
    effect: 'none',
    good: () => ({}),
    says: ({ reply }) => assert.deepEqual([reply.daily_loss, reply.paused_until], ['0', 0]),
  },
  'options.setLimits': {
    effect: 'kept',
    good: () => ({ action: 'limit', daily_loss: '250' }),
    says: ({ reply }) => assert.equal(reply.daily_loss, '250'),
    async see(world, { user }) {
      assert.equal((await world.ask('options.limits', {}, { token: user.token })).daily_loss, '250');
    },
    refused: () => [{ action: 'limit' }],
  },
};
