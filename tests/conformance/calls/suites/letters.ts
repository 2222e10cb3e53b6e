import { describe, expect, it } from 'vitest';
import exchangeFra from '../../../../locales/fra/exchange.json' with { type: 'json' };
import exchangeJp from '../../../../locales/jp/exchange.json' with { type: 'json' };
import exchangeTh from '../../../../locales/th/exchange.json' with { type: 'json' };
import type { Lang } from '../../../../src/domain/constants.ts';
import { CODE_MINUTES } from '../../../../src/exchange/accounts/codes.ts';
import type { As, World } from '../support/world.ts';

const PASSWORD = 'passw0rd-1';
const { fra, jp, th } = { fra: exchangeFra.mail, jp: exchangeJp.mail, th: exchangeTh.mail };

/** Mails that anybody can cause are worded for who reads them. */
export function letters(open: () => World): void {
  describe('a letter', () => {
    it('is in the language of the account’s owner, whoever asked for it', async () => {
      const world = open();
      const owner = await registeredIn(world, 'fra');
      const stranger: As = { lang: 'th' };
      await world.ask('common.sendCode', { user_string: owner, scene: 'register' }, stranger);
      expect(await newestText(world, owner)).toBe(fra.exists.text);
      await world.ask('common.sendCode', { user_string: owner, scene: 'forget' }, stranger);
      expect(await newestText(world, owner)).toBe(withCode(fra.code.forget_other, await world.mailedCode(owner)));
      await world.say('auth.checkCode', { user_string: owner, email_code: '12345x', scene: 'forget' }, stranger);
      // Nobody waits for this one.
      await expect.poll(() => newestText(world, owner)).toBe(fra.wrongCode.text);
    });

    it('is in the language of who asked, where there is no account', async () => {
      const world = open();
      const nobody = world.newAddress();
      await world.ask('common.sendCode', { user_string: nobody, scene: 'forget' }, { lang: 'th' });
      expect(await newestText(world, nobody)).toBe(th.unknown.text);
    });

    it('follows the owner, who signs in in another language or asks for it', async () => {
      const world = open();
      const owner = await registeredIn(world, 'fra');
      const token = await world.ask('auth.login', { user_string: owner, password: PASSWORD }, { lang: 'jp' });
      await world.ask('common.sendCode', { user_string: owner, scene: 'register' }, { lang: 'th' });
      expect(await newestText(world, owner)).toBe(jp.exists.text);
      await world.ask('common.sendCode', { user_string: owner, scene: 'security' }, { token, lang: 'th' });
      expect(await newestText(world, owner)).toBe(withCode(th.code.security_other, await world.mailedCode(owner)));
    });
  });
}

/** Registers somebody who has not signed in yet. */
async function registeredIn(world: World, lang: Lang): Promise<string> {
  const email = world.newAddress();
  const code = await world.withCode('register', email, { lang });
  const fields = { user_string: email, code, password: PASSWORD, re_password: PASSWORD };
  await world.ask('auth.register', fields, { lang });
  return email;
}

async function newestText(world: World, address: string): Promise<string | undefined> {
  const { mails } = await world.demo<{ mails: { text: string }[] }>(`mailbox?address=${encodeURIComponent(address)}`);
  return mails[0]?.text;
}

const withCode = (text: string, code: string) =>
  text.replace('{{code}}', code).replace('{{count}}', String(CODE_MINUTES));
