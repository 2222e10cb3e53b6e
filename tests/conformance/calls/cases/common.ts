import assert from 'node:assert/strict';
import type { SectionCases } from '../section-cases.ts';

/** Settings, the site, rates and codes. */
export const commonCases: SectionCases<'common'> = {
  'common.setting': {
    effect: 'none',
    // Without it the app can show no page in itself.
    good: () => ({ keyword: 'web_view_hosts' }),
    says: ({ reply }) => assert.equal(reply?.key, 'web_view_hosts'),
  },
  'common.siteConfig': {
    effect: 'none',
    good: () => ({}),
    says({ reply }) {
      assert.ok(reply.site_name);
      assert.equal(reply.demo, true);
    },
  },
  'common.fiatRates': {
    effect: 'none',
    good: () => ({ currency_code: 'EUR' }),
    says: ({ reply }) => assert.equal('currency_code' in reply && reply.currency_code, 'EUR'),
    refused: () => [{ currency_code: 'XXX' }],
  },
  'common.sendCode': {
    effect: 'kept',
    good: (world) => ({ user_string: world.newAddress(), scene: 'register' }),
    async see(world, { fields }) {
      const code = await world.mailedCode(String(fields.user_string));
      assert.match(code, /^\d{6}$/);
      await world.ask('auth.checkCode', { user_string: fields.user_string, email_code: code });
    },
    refused: (world) => [
      { user_string: world.newAddress(), scene: 'security' },
      { user_string: 'nobody', scene: 'register' },
    ],
  },
};
