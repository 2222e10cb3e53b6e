import { beforeEach, expect, it } from 'vitest';
import { testDeps } from '../../../../../tests/support/deps.ts';
import { mailedCode, registered, type TestServer, testServer } from '../../../../../tests/support/server.ts';
import { describeOnStores } from '../../../../../tests/support/stores.ts';
import type { ReplyWireOf } from '../../../../contract/table.ts';
import { knownDevices } from '../../../platform/store/schema/index.ts';

const ANNA = 'anna@example.com';
const BEN = 'ben@example.com';
const PASSWORD = 'passw0rd-1';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0.0.0 Mobile Safari/537.36';
const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) Version/17.6 Safari/604.1';

describeOnStores('notifications', (open) => {
  let server: TestServer;
  let token: string;
  beforeEach(async () => {
    server = await testServer(await testDeps(await open()));
    token = await registered(server, ANNA);
  });

  const login = async (agent: string, remoteAddress = '127.0.0.1', password = PASSWORD) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/user/login',
      remoteAddress,
      headers: { 'user-agent': agent, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ user_string: ANNA, password }).toString(),
    });
    expect(answer.json()).toMatchObject({ type: 'ok' });
  };
  const list = async (lang = 'en', fields = {}) =>
    (await server.call('notice.list', fields, { token, lang })).message as ReplyWireOf<'notice.list'>;
  const kinds = async () => (await list()).list.map(({ kind }) => kind);
  const unread = async () => (await server.call('notice.unread', {}, { token })).message;
  const read = async (fields: { id?: number; up_to?: number }) =>
    (await server.call('notice.read', fields, { token })).message;

  it('tell of a login with another kind of browser, once, in the language of the reader', async () => {
    expect(await list()).toMatchObject({ list: [], count: 0, unread: 0 });
    await login(CHROME);
    await login(CHROME);
    expect(await list()).toMatchObject({
      count: 1,
      unread: 1,
      list: [
        {
          kind: 'newDevice',
          title: 'Login from a new device',
          text: 'Chrome, Android logged in from 127.0.0.1. If this was not you, change your login password now.',
          is_read: 0,
          created_at: server.deps.clock.now(),
        },
      ],
    });
    expect((await list('fra')).list[0]?.title).toBe('Connexion depuis un nouvel appareil');
  });

  it('tell of a login from an address that the account was not seen at', async () => {
    await login('', '203.0.113.24');
    expect((await list()).list).toMatchObject([
      { kind: 'unknownDevice', text: expect.stringContaining('logged in from 203.0.113.24') },
    ]);
  });

  it('tell of a new password, and of a pay password', async () => {
    const code = async (scene: 'forget' | 'security') => {
      await server.call('common.sendCode', { user_string: ANNA, scene }, { token });
      return mailedCode(server, ANNA);
    };
    const payPassword = { password: 'pay-pass-1', re_password: 'pay-pass-1', code: await code('security') };
    await server.call('auth.payPassword', payPassword, { token });
    const password = 'passw0rd-2';
    const given = { account: ANNA, password, repassword: password, code: await code('forget') };
    await server.call('auth.forget', given, { token });
    expect(await kinds()).toEqual(['passwordChanged', 'payPasswordSet']);
  });

  it('are read one by one, or all', async () => {
    for (const agent of [CHROME, SAFARI]) await login(agent);
    await login(SAFARI, '203.0.113.24');
    const [, second] = (await list()).list;
    expect(await read({ id: Number(second?.id) })).toEqual({ unread: 2 });
    expect((await list()).list.map(({ is_read }) => is_read)).toEqual([0, 1, 0]);
    expect(await read({})).toEqual({ unread: 0 });
    expect(await unread()).toEqual({ unread: 0 });
  });

  it('are read up to the newest that was seen: one that came meanwhile stays unread', async () => {
    await login(CHROME);
    const [seen] = (await list()).list;
    await login(SAFARI);
    expect(await read({ up_to: Number(seen?.id) })).toEqual({ unread: 1 });
    expect((await list()).list.map(({ is_read }) => is_read)).toEqual([0, 1]);
  });

  it('are their owner’s alone', async () => {
    await login(CHROME);
    const [row] = (await list()).list;
    const other = await registered(server, BEN);
    expect((await server.call('notice.list', {}, { token: other })).message).toMatchObject({ list: [], unread: 0 });
    await server.call('notice.read', { id: Number(row?.id) }, { token: other });
    await server.call('notice.read', {}, { token: other });
    expect(await unread()).toEqual({ unread: 1 });
  });

  it('come page by page, and make room for newer ones', async () => {
    const { store, notices } = server.deps;
    const user = ((await server.call('user.info', {}, { token })).message as { id: number }).id;
    await store.transaction(async (tx) => {
      for (let index = 0; index < 205; index += 1)
        await notices.add(tx, user, 'unknownDevice', { address: `${index}` });
    });
    const last = await list('en', { page: 20, limit: 10 });
    expect([last.count, last.unread, last.list.length]).toEqual([200, 200, 10]);
    expect(last.list.at(-1)?.text).toContain('logged in from 5.');
  });

  it('are not written where what they tell of is not', async () => {
    const { store, notices } = server.deps;
    const user = ((await server.call('user.info', {}, { token })).message as { id: number }).id;
    const failing = store.transaction(async (tx) => {
      await notices.add(tx, user, 'passwordChanged', {});
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await kinds()).toEqual([]);
  });

  it('tell of a stranger though all devices of the account are forgotten', async () => {
    await server.deps.store.db.delete(knownDevices);
    await login(CHROME, '203.0.113.24');
    expect(await kinds()).toEqual(['newDevice']);
  });
});
