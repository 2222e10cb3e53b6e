import { eq } from 'drizzle-orm';
import { loginForm, newPasswordForm, passwordForm } from '../../../../domain/forms/auth.ts';
import { deviceOf, meetDevice } from '../../../accounts/devices.ts';
import { createUser, findUser, keepLang, normalName, shareUser } from '../../../accounts/users.ts';
import type { Handlers } from '../../../calls/handler.ts';
import { signedIn } from '../../../calls/signed-in.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/store/open.ts';
import { users } from '../../../platform/store/schema/index.ts';
import type { GatewayDeps } from '../../deps.ts';
import { checkCode } from '../check-code.ts';
import { checkForm } from '../check-form.ts';
import { codeTarget } from '../code-address.ts';
import { inviter } from '../inviter.ts';

/** Sign-in, registration and passwords (readings G2 to G4). */
export const authHandlers = (deps: GatewayDeps) => {
  const { store, ledger, grants, clock, config, passwords, sessions, codes, loginThrottle, notices } = deps;
  const names = { db: store.db, loginThrottle };
  const noticeOfLogin = (tx: Tx, user: number, device: string, address: string) =>
    device === ''
      ? notices.add(tx, user, 'unknownDevice', { address })
      : notices.add(tx, user, 'newDevice', { device, address });
  const hashes = { email: users.email, passwordHash: users.passwordHash, payPasswordHash: users.payPasswordHash };
  /** Who asks for a new password wants the old one to be worth nothing. Told after the code alone: nobody else may find out. */
  const refuseSame = async (hash: string | null | undefined, password: string) => {
    if (hash && (await passwords.matches(hash, password))) throw new Refusal('passwordSame').at('password');
  };
  return {
    async 'auth.checkCode'(request, context) {
      const scene = request.scene ?? 'register';
      const asked = await codeTarget(names, request.user_string, scene, context);
      await checkCode(deps, asked, request.email_code);
      return context.say('done.codeRight');
    },

    async 'auth.register'(request, context) {
      const { user_string, password, re_password } = request;
      checkForm(passwordForm, { email: user_string, code: request.code, password, confirm: re_password });
      const asked = await codeTarget(names, user_string, 'register', context);
      const email = asked.target.address;
      const parentId = await inviter(store.db, request.extension_code);
      const code = await checkCode(deps, asked, request.code);
      const passwordHash = await passwords.hash(request.password);
      await store.transaction(async (tx) => {
        await codes.consume(tx, code);
        const { isDemo } = config;
        const made = { email, passwordHash, parentId, isDemo, lang: context.lang, now: clock.now() };
        const user = await createUser(tx, made);
        const given = grants(user.id);
        if (given.length > 0) await ledger.post(tx, given);
      });
      return context.say('done.registered');
    },

    async 'auth.login'(request, context) {
      checkForm(loginForm, { account: request.user_string, password: request.password, isStaying: true });
      const user = await findUser(store.db, request.user_string);
      // Tries on one account count together, by whichever of its names they come.
      const name = user?.account ?? normalName(request.user_string);
      const left = await loginThrottle.begin(name, context.address, user?.id ?? null);
      const isRight = await passwords.matches(user?.passwordHash ?? null, request.password);
      if (!user || !isRight) throw loginThrottle.refusal(left);
      if (user.status !== 0) throw new Refusal('accountFrozen');
      const place = await loginThrottle.placeOf(user.id, context.address);
      const device = deviceOf(context.agent);
      const { token, tell } = await store.transaction(async (tx) => {
        // Before the row is shared: of two that share it, neither could write it.
        await keepLang(tx, user, context.lang);
        // Comparing takes long: what was compared may be another password by now, or the account frozen.
        const current = await shareUser(tx, user.id);
        if (current?.passwordHash !== user.passwordHash) throw loginThrottle.refusal(left);
        if (current.status !== user.status) throw new Refusal('accountFrozen');
        await loginThrottle.succeed(tx, name, context.address, user.id);
        const seen = await meetDevice(tx, { user: user.id, device, now: clock.now() });
        // Devices are forgotten in time, addresses are not: they tell that this sign-in is not the account's first.
        const isNew = seen === 'new' || place === 'new';
        return {
          token: await sessions.open(tx, { user: user.id, isLong: request.stay === '1', agent: context.agent }),
          tell: isNew ? await noticeOfLogin(tx, user.id, device, context.address) : undefined,
        };
      });
      tell?.();
      return token;
    },

    async 'auth.logout'(_request, context) {
      await sessions.close(signedIn(context));
      return context.say('done.loggedOut');
    },

    async 'auth.forget'(request, context) {
      const name = request.account ?? request.user_string;
      if (name === undefined) throw new Refusal('emailWrong');
      const { password, repassword, re_password = '' } = request;
      checkForm(newPasswordForm, { code: request.code, password, confirm: repassword ?? re_password });
      const asked = await codeTarget(names, name, 'forget', context);
      const code = await checkCode(deps, asked, request.code);
      const [known] = await store.db.select(hashes).from(users).where(eq(users.email, asked.target.address));
      await refuseSame(known?.passwordHash, password);
      const passwordHash = await passwords.hash(password);
      const effects = await store.transaction(async (tx) => {
        await codes.consume(tx, code);
        const [user] = await tx
          .update(users)
          .set({ passwordHash })
          .where(eq(users.email, asked.target.address))
          .returning();
        if (!user) throw new Refusal('codeWrong');
        await loginThrottle.clear(tx, user.account);
        // Whoever changes the password while signed in stays so; everybody else on the account is out.
        const staying = context.caller?.id === user.id ? context.caller.sessionId : undefined;
        return [await sessions.closeAll(tx, user.id, staying), await notices.add(tx, user.id, 'passwordChanged', {})];
      });
      for (const tell of effects) tell();
      return context.say('done.passwordSet');
    },

    async 'auth.payPassword'(request, context) {
      const caller = signedIn(context);
      const { password, re_password } = request;
      checkForm(newPasswordForm, { code: request.code, password, confirm: re_password });
      const [user] = await store.db.select(hashes).from(users).where(eq(users.id, caller.id));
      const asked = await codeTarget(names, user?.email ?? '', 'security', context);
      const code = await checkCode(deps, asked, request.code);
      await refuseSame(user?.payPasswordHash, password);
      const payPasswordHash = await passwords.hash(password);
      const tell = await store.transaction(async (tx) => {
        await codes.consume(tx, code);
        await tx.update(users).set({ payPasswordHash }).where(eq(users.id, caller.id));
        return notices.add(tx, caller.id, 'payPasswordSet', {});
      });
      tell();
      return context.say('done.payPasswordSet');
    },
  } satisfies Partial<Handlers>;
};
