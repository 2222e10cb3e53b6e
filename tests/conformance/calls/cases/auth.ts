import assert from 'node:assert/strict';
import type { Case } from '../case.ts';
import type { SectionCases } from '../section-cases.ts';
import type { World } from '../support/world.ts';

const NEW_PASSWORD = 'another-1';

async function assertSignedOut(world: World, token: string): Promise<void> {
  assert.equal((await world.say('user.info', {}, { token })).type, '999');
}

const register: Case<'auth.register'> = {
  effect: 'kept',
  async good(world) {
    const user_string = world.newAddress();
    const code = await world.withCode('register', user_string);
    return { user_string, code, password: 'first-pass', re_password: 'first-pass', type: 'email' };
  },
  async see(world, { fields }) {
    const token = await world.ask('auth.login', { user_string: fields.user_string, password: fields.password });
    const { accounts } = await world.ask('wallet.list', {}, { token });
    const usdt = accounts.change.balance.find(({ currency_name }) => currency_name === 'USDT');
    assert.equal(usdt?.available, '10000');
  },
  async refused(world, user) {
    const good = await this.good(world, user);
    return [
      { ...good, password: 'short', re_password: 'short' },
      { ...good, re_password: 'different' },
      { ...good, extension_code: 'NOBODY' },
      { ...good, user_string: user.email },
      { ...good, code: '000000' },
    ];
  },
};

const login: Case<'auth.login'> = {
  effect: 'kept',
  good: (_world, { email, password }) => ({ user_string: email, password }),
  async see(world, { reply, user }) {
    assert.equal((await world.ask('user.info', {}, { token: reply })).email, user.email);
  },
  refused: (world, user) => [
    { user_string: world.newAddress(), password: user.password },
    { user_string: user.email, password: `${user.password}x` },
  ],
};

const forget: Case<'auth.forget'> = {
  effect: 'kept',
  async good(world) {
    const { email } = await world.newUser();
    return {
      account: email,
      code: await world.withCode('forget', email),
      password: NEW_PASSWORD,
      repassword: NEW_PASSWORD,
    };
  },
  async see(world, { fields }) {
    await world.ask('auth.login', { user_string: fields.account ?? '', password: NEW_PASSWORD });
  },
  async refused(world, user) {
    const good = await this.good(world, user);
    return [
      { ...good, account: undefined },
      { ...good, account: world.newAddress() },
      { ...good, repassword: 'different' },
      { ...good, code: '000000' },
    ];
  },
};

/** Sign-in, codes and passwords. */
export const authCases: SectionCases<'auth'> = {
  'auth.checkCode': {
    effect: 'none',
    async good(world) {
      const user_string = world.newAddress();
      return { user_string, email_code: await world.withCode('register', user_string), scene: 'register' };
    },
    refused: (world) => [{ user_string: world.newAddress(), email_code: '123456' }],
  },
  'auth.register': register,
  'auth.login': login,
  'auth.logout': {
    effect: 'kept',
    good: () => ({}),
    see: (world, { user }) => assertSignedOut(world, user.token),
  },
  'auth.forget': forget,
  'auth.payPassword': {
    effect: 'kept',
    async good(world, { email, token }) {
      const code = await world.withCode('security', email, { token });
      return { password: NEW_PASSWORD, re_password: NEW_PASSWORD, code };
    },
    async see(world, { user }) {
      assert.equal((await world.ask('user.info', {}, { token: user.token })).has_pay_password, true);
    },
    refused: () => [
      { password: 'short', re_password: 'short', code: '000000' },
      { password: NEW_PASSWORD, re_password: NEW_PASSWORD, code: '000000' },
    ],
  },
};
