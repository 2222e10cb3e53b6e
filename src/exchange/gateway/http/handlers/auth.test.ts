import { eq, isNull, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { testDeps } from '../../../../../tests/support/deps.ts';
import { mailedCode, registered, type TestServer, testServer } from '../../../../../tests/support/server.ts';
import { describeOnStores } from '../../../../../tests/support/stores.ts';
import { violations } from '../../../../../tests/support/violations.ts';
import { queryRows } from '../../../platform/store/driver.ts';
import { balances, codes, knownAddresses, sessions, users } from '../../../platform/store/schema/index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ANNA = 'anna@example.com';
const PASSWORD = 'passw0rd-1';

describeOnStores('sign-in', (open) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer(await testDeps(await open()));
  });
  const sendCode = (scene: 'register' | 'forget' | 'security', token?: string) =>
    server.call('common.sendCode', { user_string: ANNA, scene }, { token });
  const register = (code: string, given: object = {}) =>
    server.call('auth.register', { user_string: ANNA, code, password: PASSWORD, re_password: PASSWORD, ...given });
  const login = (password: string, given: object = {}) =>
    server.call('auth.login', { user_string: ANNA, password, ...given });

  describe('registration', () => {
    it('makes an account with 10,000 demo USDT and keeps neither password nor token in clear', async () => {
      const token = await registered(server, ANNA);
      const { db } = server.deps.store;
      const [user] = await db.select().from(users);
      expect(user).toMatchObject({ account: ANNA, email: ANNA, isDemo: true });
      expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
      const [session] = await db.select().from(sessions);
      expect(JSON.stringify([user, session])).not.toContain(token);
      expect(
        await db
          .select()
          .from(balances)
          .where(eq(balances.owner, `user:${user?.id}`)),
      ).toMatchObject([{ coin: 3, account: 'spot', available: '10000' }]);
      expect(await violations(db)).toEqual([]);
    });

    it('needs the code that was mailed, and consumes it', async () => {
      await sendCode('register');
      const code = await mailedCode(server, ANNA);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      expect(await register(wrong)).toEqual({
        type: 'error',
        message: 'The verification code is wrong or has expired',
      });
      expect(
        await server.call('auth.checkCode', { user_string: ANNA, email_code: code, scene: 'register' }),
      ).toMatchObject({ type: 'ok' });
      expect(await register(code)).toMatchObject({ type: 'ok' });
      expect(await register(code)).toEqual({
        type: 'error',
        message: 'The verification code is wrong or has expired',
      });
      expect(await server.deps.store.db.select().from(codes)).toMatchObject([{ consumedAt: server.deps.clock.now() }]);
    });

    it('happens once for two requests at the same time', async () => {
      await sendCode('register');
      const code = await mailedCode(server, ANNA);
      const answers = await Promise.all([register(code), register(code)]);
      expect(answers.map(({ type }) => type).sort()).toEqual(['error', 'ok']);
      expect(await server.deps.store.db.select().from(users)).toHaveLength(1);
    });

    it.each<[string, object, string, string?]>([
      ['a password of six', { password: 'sixsix', re_password: 'sixsix' }, 'The password needs at least 7 characters'],
      [
        'a long password',
        { password: 'x'.repeat(33), re_password: 'x'.repeat(33) },
        'The password may have at most 32 characters',
      ],
      [
        'symbols',
        { password: 'passw0rd!', re_password: 'passw0rd!' },
        'Only letters, digits and @ . _ - + % can be used',
      ],
      ['two passwords', { re_password: 'passw0rd-2' }, 'The passwords do not match'],
      ['an unknown invite code', { extension_code: 'NOSUCH22' }, 'This invite code does not exist', 'invite'],
      ['no address', { user_string: 'anna' }, 'Please enter a valid email address'],
      ['symbols in the address', { user_string: "o'hara@example.com" }, 'Please enter a valid email address'],
      ['a code of five', { code: '12345' }, 'Enter the 6 digits from the email'],
    ])('refuses %s', async (_name, given, message, field) => {
      await sendCode('register');
      expect(await register(await mailedCode(server, ANNA), given)).toEqual({
        type: 'error',
        message,
        ...(field && { field }),
      });
      expect(await server.deps.store.db.select().from(users)).toEqual([]);
    });

    it('remembers who invited, and does not tell their sign-in name', async () => {
      await registered(server, ANNA);
      const [anna] = await server.deps.store.db.select().from(users);
      await server.call('common.sendCode', { user_string: 'ben@example.com', scene: 'register' });
      const code = await mailedCode(server, 'ben@example.com');
      await server.call('auth.register', {
        user_string: 'ben@example.com',
        code,
        password: PASSWORD,
        re_password: PASSWORD,
        extension_code: anna?.inviteCode.toLowerCase(),
      });
      const [ben] = await server.deps.store.db.select().from(users).where(eq(users.email, 'ben@example.com'));
      expect(ben?.parentId).toBe(anna?.id);
      const token = (await server.call('auth.login', { user_string: 'ben@example.com', password: PASSWORD })).message;
      const { message } = await server.call('user.info', {}, { token: String(token) });
      expect(message).toMatchObject({ parent_id: anna?.id, parent_name: 'a***@example.com' });
    });
  });

  describe('codes', () => {
    it('come again after 120 s only, and end after ten minutes', async () => {
      await sendCode('register');
      await server.deps.clock.advanceBy(119_000);
      expect(await sendCode('register')).toEqual({
        type: 'error',
        message: 'A code was already sent. You can request another in 1 s',
      });
      await server.deps.clock.advanceBy(1000);
      expect(await sendCode('register')).toMatchObject({ type: 'ok' });
      const code = await mailedCode(server, ANNA);
      await server.deps.clock.advanceBy(10 * MINUTE);
      expect(await register(code)).toMatchObject({ type: 'error' });
    });

    it('allow ten wrong ones a day from one place', async () => {
      await sendCode('register');
      const code = await mailedCode(server, ANNA);
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      for (let n = 0; n < 9; n += 1) await register(wrong);
      expect(await server.call('auth.checkCode', { user_string: ANNA, email_code: code })).toMatchObject({
        type: 'ok',
      });
      await register(wrong);
      expect(await register(code)).toMatchObject({ type: 'error' });
      await server.deps.clock.advanceBy(24 * HOUR);
      await sendCode('register');
      expect(await register(await mailedCode(server, ANNA))).toMatchObject({ type: 'ok' });
    });

    it('for security settings need a signed-in user', async () => {
      expect(await sendCode('security')).toMatchObject({ type: '999' });
    });

    describe('and who asks', () => {
      const NOBODY = 'nobody@example.com';
      const WRONG = { type: 'error', message: 'The verification code is wrong or has expired' };
      /** A call from a client's address. */
      const from = async (remoteAddress: string, path: string, payload: Record<string, string>) =>
        (
          await server.app.inject({
            method: 'POST',
            url: `/api/${path}`,
            remoteAddress,
            payload: new URLSearchParams(payload).toString(),
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
          })
        ).json<{ type: string; message: string }>();
      const ask = (address: string, scene: 'register' | 'forget', name = ANNA) =>
        from(address, 'sms_mail', { user_string: name, scene });
      const check = (address: string, code: string, name = ANNA) =>
        from(address, 'user/check_email', { user_string: name, email_code: code, scene: 'forget' });
      const mailsTo = async (address: string) =>
        (await server.app.inject({ url: '/demo/mailbox', query: { address } })).json<{
          mails: { subject: string; text: string; code: string | null }[];
        }>().mails;
      const latestMail = async (address: string) => (await mailsTo(address))[0];
      const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

      it('learns nothing about the account: the owner, or whoever has the address, reads it in a mail', async () => {
        await registered(server, ANNA);
        const sent = { type: 'ok', message: 'Verification code sent' };
        const hashed = vi.spyOn(server.deps.passwords, 'hash');
        const compared = vi.spyOn(server.deps.passwords, 'matches');
        const costs: [number, number][] = [];
        const telling = async (answer: Promise<object>, expected: object) => {
          hashed.mockClear();
          compared.mockClear();
          expect(await answer).toEqual(expected);
          costs.push([hashed.mock.calls.length, compared.mock.calls.length]);
        };
        for (const name of [ANNA, NOBODY]) {
          costs.length = 0;
          await telling(ask('10.0.0.1', 'register', name), sent);
          await telling(ask('10.0.0.1', 'forget', name), sent);
          await telling(check('10.0.0.1', '12345x', name), WRONG);
          await telling(from('10.0.0.1', 'user/check_email', { user_string: name, email_code: '12345x' }), WRONG);
          const mailed = (await mailsTo(name)).find((mail) => mail.code !== null)?.code ?? '';
          const set = { code: wrongOf(mailed), password: PASSWORD, repassword: PASSWORD, re_password: PASSWORD };
          await telling(from('10.0.0.1', 'user/forget', { account: name, ...set }), WRONG);
          await telling(from('10.0.0.1', 'user/register', { user_string: name, ...set }), WRONG);
          // One argon2 each, whether there is an account or not.
          expect(costs).toEqual([
            [1, 0],
            [1, 0],
            [0, 1],
            [0, 1],
            [0, 1],
            [0, 1],
          ]);
        }
        const { mails } = (await server.app.inject('/demo/mailbox')).json<{
          mails: { address: string; subject: string; code: string | null }[];
        }>();
        const letters = mails.filter(({ subject }) => !subject.includes('wrong'));
        expect(letters.slice(0, 4).map(({ address, subject, code }) => [address, subject, code !== null])).toEqual([
          [NOBODY, 'BG: no account with this address', false],
          [NOBODY, expect.stringContaining('your verification code is'), true],
          [ANNA, expect.stringContaining('your verification code is'), true],
          [ANNA, 'BG: you already have an account', false],
        ]);
      });

      it('is told the same of a name that is no address', async () => {
        expect(await ask('10.0.0.1', 'forget', 'anna')).toEqual({ type: 'ok', message: 'Verification code sent' });
        expect(await latestMail('anna')).toBeUndefined();
      });

      it('gets one, however often a stranger asked before', async () => {
        await registered(server, ANNA);
        for (let n = 0; n < 40; n += 1) {
          expect(await ask('10.0.0.9', 'forget')).toMatchObject({ type: 'ok' });
          await server.deps.clock.advanceBy(2 * MINUTE);
        }
        for (const place of ['127.0.0.1', '10.3.0.1', '10.0.0.9']) {
          expect(await ask(place, 'forget')).toMatchObject({ type: 'ok' });
          expect(await check(place, await mailedCode(server, ANNA))).toMatchObject({ type: 'ok' });
        }
      });

      it('has tries of their own: a stranger’s wrong guesses do not burn the owner’s code', async () => {
        await registered(server, ANNA);
        await ask('10.3.0.1', 'forget');
        const code = await mailedCode(server, ANNA);
        await ask('10.0.0.9', 'forget');
        for (let n = 0; n < 30; n += 1) {
          await check('10.0.0.9', wrongOf(code));
          await check('10.0.0.8', wrongOf(code));
        }
        expect(await check('10.0.0.8', code)).toEqual(WRONG);
        expect(await check('10.3.0.1', code)).toMatchObject({ type: 'ok' });
      });

      it('may finish on another network', async () => {
        await registered(server, ANNA);
        await ask('10.3.0.1', 'forget');
        expect(await check('10.4.0.1', await mailedCode(server, ANNA))).toMatchObject({ type: 'ok' });
      });

      it('has one try after the strangers’ fifty of a day, wherever they are, and at home their own', async () => {
        await registered(server, ANNA);
        await ask('127.0.0.1', 'forget');
        const code = await mailedCode(server, ANNA);
        for (let n = 0; n < 50; n += 1) await check(`10.1.${n % 20}.1`, wrongOf(code));
        expect(await check('10.1.1.1', code)).toEqual(WRONG);
        expect(await check('10.3.0.1', code)).toMatchObject({ type: 'ok' });
        expect(await check('10.3.0.1', wrongOf(code))).toEqual(WRONG);
        expect(await check('10.3.0.1', code)).toEqual(WRONG);
        expect(await check('127.0.0.1', wrongOf(code))).toEqual(WRONG);
        expect(await check('127.0.0.1', code)).toMatchObject({ type: 'ok' });
      });

      it('is told by mail of the first wrong ones of a day, where there is an account', async () => {
        await registered(server, ANNA);
        const wrongMails = async (address: string) => {
          const { mails } = (await server.app.inject({ url: '/demo/mailbox', query: { address } })).json<{
            mails: { subject: string }[];
          }>();
          return mails.filter(({ subject }) => subject === 'BG: wrong verification codes were entered').length;
        };
        for (let n = 0; n < 3; n += 1) {
          expect(await check(`10.0.0.${n}`, '12345x', NOBODY)).toEqual(WRONG);
          expect(await check(`10.0.0.${n}`, '12345x')).toEqual(WRONG);
        }
        await vi.waitFor(async () => expect(await wrongMails(ANNA)).toBe(1));
        await server.deps.clock.advanceBy(24 * HOUR);
        await check('10.0.0.1', '12345x');
        await vi.waitFor(async () => expect(await wrongMails(ANNA)).toBe(2));
        expect(await wrongMails(NOBODY)).toBe(0);
      });
    });

    it('are written in the language asked for', async () => {
      await server.call('common.sendCode', { user_string: ANNA, scene: 'register', lang: 'jp' });
      const { mails } = (await server.app.inject({ url: '/demo/mailbox', query: { address: ANNA } })).json<{
        mails: { subject: string; code: string }[];
      }>();
      expect(mails[0]?.subject).toBe(`BG：認証コード ${mails[0]?.code}`);
    });
  });

  describe('tries', () => {
    beforeEach(() => registered(server, ANNA));

    it('are counted alike for known and unknown accounts', async () => {
      const known = [];
      const unknown = [];
      for (let n = 0; n < 6; n += 1) {
        known.push((await login('wrong-password')).message);
        unknown.push((await login('wrong-password', { user_string: 'nobody@example.com' })).message);
      }
      expect(unknown).toEqual(known);
      expect(known).toEqual([
        ...[4, 3, 2, 1].map((tries) => `Incorrect account or password. Attempts left: ${tries}`),
        'Too many failed attempts. Try again in 15 min',
        'Too many failed attempts. Try again in 15 min',
      ]);
    });

    it('lock the guessing address for 15 minutes, the right password included, and nobody else', async () => {
      const from = (remoteAddress: string, password: string) =>
        server.app
          .inject({
            method: 'POST',
            url: '/api/user/login',
            remoteAddress,
            payload: { user_string: ANNA, password },
            headers: { 'content-type': 'application/json' },
          })
          .then((answer) => answer.json<{ type: string }>().type);
      for (let n = 0; n < 5; n += 1) expect(await from('10.0.0.9', 'wrong-password')).toBe('error');
      expect(await from('10.0.0.9', PASSWORD)).toBe('error');
      expect(await from('127.0.0.1', PASSWORD)).toBe('ok');
      expect(await from('10.0.0.10', PASSWORD)).toBe('ok');
      await server.deps.clock.advanceBy(15 * MINUTE);
      expect(await from('10.0.0.9', PASSWORD)).toBe('ok');
    });

    it('at the same time do not get more than five comparisons', async () => {
      await Promise.all(Array.from({ length: 9 }, () => login('wrong-password')));
      expect(await login(PASSWORD)).toMatchObject({ type: 'error' });
    });

    it('keep the places of an owner that were used last, so many and no more', async () => {
      const places = async () =>
        (await server.deps.store.db.select().from(knownAddresses)).map(({ address }) => address);
      for (let n = 0; n < 60; n += 1) {
        await server.deps.clock.advanceBy(1);
        await server.deps.loginThrottle.succeed(server.deps.store.db, ANNA, `10.4.0.${n}`, 100_001);
      }
      const kept = await places();
      expect(kept).toHaveLength(50);
      expect([kept.includes('10.4.0.9'), kept.includes('10.4.0.10')]).toEqual([false, true]);
    });

    it('from many addresses slow strangers down, but not the owner at their own address', async () => {
      const from = async (remoteAddress: string, password: string) =>
        (
          await server.app.inject({
            method: 'POST',
            url: '/api/user/login',
            remoteAddress,
            payload: { user_string: ANNA, password },
            headers: { 'content-type': 'application/json' },
          })
        ).json<{ type: string; message: string }>();
      for (let n = 0; n < 22; n += 1) await from(`10.1.0.${n}`, 'wrong-password');
      expect((await from('10.2.0.1', PASSWORD)).message).toContain('Too many failed logins');
      expect((await from('127.0.0.1', PASSWORD)).type).toBe('ok');
      await server.deps.clock.advanceBy(MINUTE);
      expect((await from('10.2.0.1', PASSWORD)).type).toBe('ok');
    });

    it('from many addresses at once slow them down as one after the other does', async () => {
      const { loginThrottle, clock } = server.deps;
      for (let n = 0; n < 21; n += 1) await loginThrottle.begin('bob@example.com', `10.1.0.${n}`, null);
      await clock.advanceBy(MINUTE);
      const tries = Array.from({ length: 30 }, (_, n) => loginThrottle.begin('bob@example.com', `10.3.0.${n}`, null));
      const passed = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled');
      expect(passed).toHaveLength(1);
    });
  });

  describe('sessions', () => {
    const isSignedIn = async (token: string) => {
      const caller = await server.deps.sessions.find(token);
      return caller !== null;
    };

    it('live side by side; logout ends one of them', async () => {
      const first = await registered(server, ANNA);
      const second = String((await login(PASSWORD)).message);
      expect(await server.call('auth.logout', {}, { token: first })).toMatchObject({ type: 'ok' });
      expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true]);
      expect(await server.call('auth.logout', {}, { token: first })).toEqual({
        type: '999',
        message: 'Please log in first',
      });
      expect(await server.call('auth.logout', {}, { token: `Bearer ${second}` })).toMatchObject({ type: 'ok' });
    });

    it('last 24 hours, or 30 days from the last use where the user stays logged in', async () => {
      const short = await registered(server, ANNA);
      const long = String((await login(PASSWORD, { stay: '1' })).message);
      await server.deps.clock.advanceBy(24 * HOUR - 1);
      expect([await isSignedIn(short), await isSignedIn(long)]).toEqual([true, true]);
      await server.deps.clock.advanceBy(1);
      expect(await isSignedIn(short)).toBe(false);
      await server.deps.clock.advanceBy(29 * 24 * HOUR);
      expect(await isSignedIn(long)).toBe(true);
      await server.deps.clock.advanceBy(29 * 24 * HOUR);
      expect(await isSignedIn(long)).toBe(true);
      await server.deps.clock.advanceBy(30 * 24 * HOUR);
      expect(await isSignedIn(long)).toBe(false);
    });

    it('end when the password is set anew, which also lifts the lock', async () => {
      const token = await registered(server, ANNA);
      for (let n = 0; n < 6; n += 1) await login('wrong-password');
      await sendCode('forget');
      const code = await mailedCode(server, ANNA);
      const ended: number[] = [];
      server.deps.events.on('signedOut', (_user, ids) => ended.push(...ids));
      expect(
        await server.call('auth.forget', { account: ANNA, code, password: 'passw0rd-2', repassword: 'passw0rd-2' }),
      ).toMatchObject({ type: 'ok' });
      expect(ended).toHaveLength(1);
      expect(await isSignedIn(token)).toBe(false);
      expect(await login('passw0rd-2')).toMatchObject({ type: 'ok' });
    });

    it('stay where the same password is set once more, which is told at its field and leaves the code to try another', async () => {
      const token = await registered(server, ANNA);
      await sendCode('forget');
      const code = await mailedCode(server, ANNA);
      const set = (password: string, given = code) =>
        server.call('auth.forget', { account: ANNA, code: given, password, repassword: password });
      const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      expect(await set(PASSWORD, wrong)).toMatchObject({ message: 'The verification code is wrong or has expired' });
      expect(await set(PASSWORD)).toEqual({
        type: 'error',
        message: 'This is the current password. Choose a different one',
        field: 'password',
      });
      expect(await isSignedIn(token)).toBe(true);
      expect(await set('passw0rd-2')).toMatchObject({ type: 'ok' });
    });

    it('stay open where the password was changed from, and end everywhere else', async () => {
      const here = await registered(server, ANNA);
      const elsewhere = String((await login(PASSWORD)).message);
      await sendCode('forget');
      const code = await mailedCode(server, ANNA);
      await server.call(
        'auth.forget',
        { account: ANNA, code, password: 'passw0rd-2', repassword: 'passw0rd-2' },
        { token: here },
      );
      expect([await isSignedIn(here), await isSignedIn(elsewhere)]).toEqual([true, false]);
    });

    describe('are not opened where, while the password is compared,', () => {
      /** Signs in with a password that was right when it was compared; `act` comes before the session is opened. */
      const loginDuring = async (act: () => Promise<unknown>) => {
        const { passwords } = server.deps;
        const compare = passwords.matches.bind(passwords);
        vi.spyOn(passwords, 'matches').mockImplementationOnce(async (hash, secret) => {
          const isRight = await compare(hash, secret);
          await act();
          return isRight;
        });
        return login(PASSWORD);
      };
      const openSessions = () => server.deps.store.db.select().from(sessions).where(isNull(sessions.revokedAt));

      it('it is set anew', async () => {
        await registered(server, ANNA);
        await sendCode('forget');
        const code = await mailedCode(server, ANNA);
        const set = { account: ANNA, code, password: 'passw0rd-2', repassword: 'passw0rd-2' };
        const answer = await loginDuring(async () => {
          expect(await server.call('auth.forget', set)).toMatchObject({ type: 'ok' });
        });
        expect(answer).toEqual({ type: 'error', message: 'Incorrect account or password. Attempts left: 4' });
        expect(await openSessions()).toEqual([]);
        expect(await login('passw0rd-2')).toMatchObject({ type: 'ok' });
      });

      it('the account is frozen', async () => {
        const token = await registered(server, ANNA);
        await server.call('auth.logout', {}, { token });
        const { db } = server.deps.store;
        const answer = await loginDuring(() => db.update(users).set({ status: 1 }).where(eq(users.email, ANNA)));
        expect(answer).toMatchObject({ type: 'error' });
        expect(await openSessions()).toEqual([]);
      });
    });

    it('are dead at the next call, also where they are ended while somebody reads them', async () => {
      const { store, sessions, clock } = server.deps;
      const token = await registered(server, ANNA);
      const caller = await sessions.find(token);
      // Not known by heart any more, and due to be touched.
      await clock.advanceBy(2 * MINUTE);
      let begun: () => void = () => undefined;
      const isEnding = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const ending = store.transaction(async (tx) => {
        const tell = await sessions.closeAll(tx, caller?.id ?? 0);
        begun();
        // Until the reader has found the session alive and waits for its row; a store of one connection keeps the reader out.
        for (let look = 0; look < 300; look += 1) {
          const waiting = await queryRows(tx, sql`select 1 from pg_locks where not granted`);
          if (waiting.length > 0) break;
        }
        return tell;
      });
      await isEnding;
      const reading = sessions.find(token);
      (await ending)();
      await reading;
      expect(await isSignedIn(token)).toBe(false);
    });

    it('are asked for together, and are not kept alive by being looked at', async () => {
      const first = await server.deps.sessions.find(await registered(server, ANNA));
      const second = await server.deps.sessions.find(String((await login(PASSWORD, { stay: '1' })).message));
      if (!first || !second) throw new Error('signed in');
      const ids = [first.sessionId, second.sessionId, 0];
      expect(await server.deps.sessions.alive(ids)).toEqual(new Set([first.sessionId, second.sessionId]));
      await server.deps.sessions.close(first);
      await server.deps.clock.advanceBy(20 * 24 * HOUR);
      expect(await server.deps.sessions.alive(ids)).toEqual(new Set([second.sessionId]));
      await server.deps.clock.advanceBy(10 * 24 * HOUR);
      expect(await server.deps.sessions.alive(ids)).toEqual(new Set());
    });

    it('set the pay password by a code to the own address', async () => {
      const token = await registered(server, ANNA);
      expect(
        await server.call('common.sendCode', { user_string: 'eve@example.com', scene: 'security' }, { token }),
      ).toMatchObject({ type: 'error' });
      await sendCode('security', token);
      const code = await mailedCode(server, ANNA);
      const set = () =>
        server.call('auth.payPassword', { password: 'pay-pass-1', re_password: 'pay-pass-1', code }, { token });
      expect(await set()).toMatchObject({ type: 'ok' });
      expect(await set()).toMatchObject({ type: 'error' });
      const [user] = await server.deps.store.db.select().from(users);
      expect(await server.deps.passwords.matches(user?.payPasswordHash ?? null, 'pay-pass-1')).toBe(true);
      await server.deps.clock.advanceBy(2 * MINUTE);
      await sendCode('security', token);
      const again = { password: 'pay-pass-1', re_password: 'pay-pass-1', code: await mailedCode(server, ANNA) };
      expect(await server.call('auth.payPassword', again, { token })).toMatchObject({ field: 'password' });
    });
  });
});
