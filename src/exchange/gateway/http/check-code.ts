import type { RightCode } from '../../accounts/codes.ts';
import type { GatewayDeps } from '../deps.ts';
import type { CodeTarget } from './code-address.ts';
import { siteName } from './site-name.ts';

/**
 * Looks at a code that was given; a wrong one is refused. The owner of an account is told by mail of the first wrong one of
 * a day, and nobody waits for that mail: the answer comes as soon where there is no account.
 */
export function checkCode(
  { store, codes, mailer, words, log }: Pick<GatewayDeps, 'store' | 'codes' | 'mailer' | 'words' | 'log'>,
  { target, from, lang, hasOwner }: CodeTarget,
  code: string,
): Promise<RightCode> {
  const tellOwner = async () => {
    const values = { site: await siteName(store.db) };
    await mailer.send({
      to: target.address,
      subject: words.say(lang, 'mail.wrongCode.subject', values),
      text: words.say(lang, 'mail.wrongCode.text', values),
    });
  };
  return codes.check(target, from, code, () => {
    if (!hasOwner) return;
    tellOwner().catch((error: unknown) => log.error({ err: error }, 'A mail could not be sent'));
  });
}
