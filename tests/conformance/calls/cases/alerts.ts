import assert from 'node:assert/strict';
import { ALERT_STATUS } from '../../../../src/contract/rows/alert.ts';
import type { SectionCases } from '../section-cases.ts';
import { alertsOf, highAlert, madeAlert } from '../support/alerts.ts';
import { BTC_USDT } from '../support/options.ts';

const NOBODYS = 2_000_000_000;

/** Price alerts. */
export const alertsCases: SectionCases<'alerts'> = {
  'alerts.list': {
    effect: 'none',
    async good(world, user) {
      await madeAlert(world, user);
      return { match_id: BTC_USDT };
    },
    says({ reply, user }) {
      assert.equal(reply.length, 1);
      assert.ok(reply.every((row) => row.user_id === user.id && row.match_id === BTC_USDT));
    },
  },
  'alerts.make': {
    effect: 'money',
    good: () => highAlert({ note: 'Take some home' }),
    says({ reply, fields, user }) {
      assert.deepEqual(
        [reply.user_id, reply.price, reply.note, reply.status, reply.fired_tick],
        [user.id, fields.price, 'Take some home', ALERT_STATUS.waiting, null],
      );
    },
    async see(world, { user, reply }) {
      const alert = (await alertsOf(world, user)).find(({ id }) => id === reply.id);
      assert.deepEqual(alert, reply);
    },
    count: async (world, user) => (await alertsOf(world, user)).length,
    other: (fields) => ({ ...fields, note: 'Another' }),
    refused: () => [
      highAlert({ match_id: NOBODYS }),
      // The price has reached it already.
      highAlert({ type: '2' }),
      highAlert({ type: '1', price: '10000' }),
      highAlert({ price: '90000.001' }),
      highAlert({ price: '9000000' }),
      highAlert({ type: '2', price: '1' }),
      highAlert({ note: 'x'.repeat(81) }),
    ],
  },
  'alerts.remove': {
    effect: 'kept',
    good: async (world, user) => ({ id: await madeAlert(world, user) }),
    says: ({ reply }) => assert.equal(reply, 'ok'),
    async see(world, { user, fields }) {
      assert.ok((await alertsOf(world, user)).every(({ id }) => id !== fields.id));
    },
    refused: async (world) => [{ id: NOBODYS }, { id: await madeAlert(world, await world.newUser()) }],
  },
};
