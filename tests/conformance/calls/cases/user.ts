import assert from 'node:assert/strict';
import type { SectionCases } from '../section-cases.ts';

/** The signed-in user and the coins. */
export const userCases: SectionCases<'user'> = {
  'user.info': {
    effect: 'none',
    good: () => ({}),
    says({ reply, user }) {
      assert.equal(reply.id, user.id);
      assert.equal(reply.email, user.email);
      assert.deepEqual([reply.currency_usdt_name, reply.parent_id, reply.parent_name], ['USDT', 0, '']);
      assert.ok(reply.change_wallet?.balance.some(({ available }) => available === reply.usdt));
    },
  },
  'user.verification': {
    effect: 'none',
    good: () => ({}),
    says({ reply }) {
      assert.equal(reply.real_status, 0);
      assert.equal(reply.real_data, null);
    },
  },
  'user.currencies': {
    effect: 'none',
    good: () => ({}),
    says({ reply }) {
      assert.ok(reply.currency.length >= 30);
      assert.ok(reply.currency.every(({ to_pb_price, price }) => to_pb_price === price));
      assert.ok(reply.legal.some(({ name }) => name === 'USDT'));
    },
  },
};
