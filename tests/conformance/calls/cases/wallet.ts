import assert from 'node:assert/strict';
import { ACCOUNT_TYPE } from '../../../../src/contract/rows/wallet.ts';
import type { SectionCases } from '../section-cases.ts';
import { BTC, USDT } from '../support/orders.ts';
import { newClientId } from '../support/world.ts';

/** A coin that does not exist. */
const NO_COIN = 2_000_000_000;

/** Balances and the ledger. */
export const walletCases: SectionCases<'wallet'> = {
  'wallet.rate': {
    effect: 'none',
    good: () => ({ id: BTC }),
    says: ({ reply }) => assert.ok(Number(reply.rmb) > 0),
    refused: () => [{ id: NO_COIN }],
  },
  'wallet.list': {
    effect: 'none',
    good: () => ({}),
    says({ reply }) {
      assert.ok(reply.accounts.change.balance.some(({ available }) => Number(available) > 0));
      assert.ok(Number(reply.accounts.change.usdt_total) > 0);
    },
  },
  'wallet.history': {
    effect: 'none',
    good: () => ({ range: 'day' }),
    says({ reply: { list } }) {
      assert.ok(list.every(({ time, total }, place) => time > (list[place - 1]?.time ?? 0) && Number(total) >= 0));
    },
    refused: () => [{ range: 'century' as 'year' }],
  },
  'wallet.detail': {
    effect: 'none',
    good: () => ({ currency: USDT, type: ACCOUNT_TYPE.change }),
    says({ reply }) {
      assert.deepEqual([reply.currency_name, reply.kind], ['USDT', 'change']);
      assert.ok(Number(reply.available) > 0);
    },
    refused: () => [{ currency: NO_COIN, type: ACCOUNT_TYPE.change }],
  },
  'wallet.log': {
    effect: 'none',
    good: () => ({ currency: USDT, type: ACCOUNT_TYPE.change, page: 1, limit: 100 }),
    says({ reply, user }) {
      assert.ok(reply.list.length >= 1);
      assert.ok(reply.list.every((row) => row.user_id === user.id && row.currency === USDT));
    },
  },
  'wallet.transferable': {
    effect: 'none',
    good: () => ({}),
    says({ reply }) {
      const usdt = reply.find(({ id }) => id === USDT);
      assert.equal(usdt?.name, 'USDT');
      assert.ok(Number(usdt?.funds.change?.available) > 0);
      assert.deepEqual(usdt?.funds.micro, { available: '0', frozen: '0' });
      assert.ok(reply.every(({ funds }) => Object.keys(funds).length > 1));
    },
  },
  'wallet.transfer': {
    effect: 'money',
    good: () => ({
      currency_id: USDT,
      number: '12.5',
      from_field: 'change',
      to_field: 'micro',
      client_id: newClientId(),
    }),
    async see(world, { user, fields }) {
      const { accounts } = await world.ask('wallet.list', {}, { token: user.token });
      assert.equal(accounts.micro.balance.find(({ currency }) => currency === USDT)?.available, fields.number);
    },
    count: async (world, user) => (await world.ask('wallet.transferLog', {}, { token: user.token })).total / 2,
    other: (fields) => ({ ...fields, number: '13' }),
    refused: () => {
      const good = { currency_id: USDT, number: '1', from_field: 'change', to_field: 'micro' } as const;
      const wrong = [
        { to_field: 'change' },
        { currency_id: NO_COIN },
        { currency_id: BTC },
        { number: '10001' },
        { from_field: 'lever' },
      ] as const;
      return wrong.map((change) => ({ ...good, ...change, client_id: newClientId() }));
    },
  },
  'wallet.transferLog': {
    effect: 'none',
    good: () => ({ page: 1 }),
    says: ({ reply }) => assert.deepEqual([reply.total, reply.from, reply.path], [0, null, '/api/wallet/hzhistory']),
  },
};
