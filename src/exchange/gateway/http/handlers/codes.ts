import { eq } from 'drizzle-orm';
import { PLACEHOLDER_SITE_NAME } from '../../../../domain/constants.ts';
import { CODE_MINUTES } from '../../../accounts/codes.ts';
import type { Deps } from '../../../app/deps.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db } from '../../../platform/store/open.ts';
import { settings } from '../../../platform/store/schema/index.ts';
import { codeAddress } from '../code-address.ts';
import type { Handlers } from '../types.ts';

async function siteName(db: Db): Promise<string> {
  const [setting] = await db.select().from(settings).where(eq(settings.key, 'site_name'));
  return setting?.value ?? PLACEHOLDER_SITE_NAME;
}

/** Sends verification codes. */
export const codeHandlers = ({ store, codes, mailer, log }: Deps) =>
  ({
    async 'common.sendCode'(request, context) {
      const scene = request.scene ?? request.type ?? 'register';
      const address = await codeAddress(store.db, request.user_string, scene, context.caller);
      const site = await siteName(store.db);
      await codes.issue(address, scene, async (code) => {
        const values = { site, code, minutes: CODE_MINUTES };
        const mail = {
          to: address,
          subject: context.say('mail.code.subject', values),
          text: context.say(`mail.code.${scene}`, values),
          code,
        };
        await mailer.send(mail).catch((error: unknown) => {
          log.error({ err: error }, 'A mail could not be sent');
          throw new Refusal('mailFailed');
        });
      });
      return context.say('done.codeSent');
    },
  }) satisfies Partial<Handlers>;
