import { isEmail } from '../../../../domain/validators.ts';
import { CODE_MINUTES } from '../../../accounts/codes.ts';
import type { Handlers } from '../../../calls/handler.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GatewayDeps } from '../../deps.ts';
import { codeTarget } from '../code-address.ts';
import { siteName } from '../site-name.ts';

/** Sends verification codes. What it answers, and after how long, tells nobody whether there is such an account. */
export const codeHandlers = ({ store, codes, loginThrottle, mailer, words, log }: GatewayDeps) => {
  const send = (mail: Mail) =>
    mailer.send(mail).catch((error: unknown) => {
      log.error({ err: error }, 'A mail could not be sent');
      throw new Refusal('mailFailed');
    });
  return {
    async 'common.sendCode'({ user_string, scene, type }, context) {
      const wanted = scene ?? type ?? 'register';
      const names = { db: store.db, loginThrottle };
      const { target, from, letter, lang } = await codeTarget(names, user_string, wanted, context);
      const site = await siteName(store.db);
      const mailOf = (code: string): Mail => {
        const values = { site, code, count: CODE_MINUTES };
        const [start, body] = letter === 'code' ? ['code', wanted] : [letter, 'text'];
        return {
          to: target.address,
          subject: words.say(lang, `mail.${start}.subject`, values),
          text: words.say(lang, `mail.${start}.${body}`, values),
          ...(letter === 'code' && { code }),
        };
      };
      await codes.issue(target, from, async (code) => {
        // A name that is no address has a mailbox only where it is somebody's: nobody waits for that mail.
        const sent = isEmail(target.address) ? send(mailOf(code)) : Promise.resolve();
        if (isEmail(user_string)) await sent;
        else sent.catch(() => undefined);
      });
      return context.say('done.codeSent');
    },
  } satisfies Partial<Handlers>;
};
