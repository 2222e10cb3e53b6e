import { eq } from 'drizzle-orm';
import type { Lang } from '../../../domain/constants.ts';
import { emailForm } from '../../../domain/forms/auth.ts';
import type { CodeFor, Scene, Source } from '../../accounts/code-source.ts';
import type { LoginThrottle } from '../../accounts/login-throttle.ts';
import { findUser, normalName } from '../../accounts/users.ts';
import type { CallContext } from '../../calls/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/store/open.ts';
import { users } from '../../platform/store/schema/index.ts';
import { checkForm } from './check-form.ts';

/** Whom a code of a scene is for, as asked from somewhere. */
export interface CodeTarget {
  readonly target: CodeFor;
  readonly from: Source;
  /**
   * What is written to the address: the code; to the owner that the account exists already; to whoever has the address
   * that there is no account. Whoever asks is told the same in all three cases.
   */
  readonly letter: 'code' | 'exists' | 'unknown';
  /** What it is written in: the owner's language, whoever asks; the caller's own where that is the owner, or there is none. */
  readonly lang: Lang;
  /** Whether the address is that of an account. */
  readonly hasOwner: boolean;
}

/**
 * The e-mail address that a code of a scene goes to: a new one to register, that of the named account to set a
 * forgotten password, the caller's own for security settings, whatever was typed.
 */
export async function codeTarget(
  { db, loginThrottle }: { db: Db; loginThrottle: LoginThrottle },
  name: string,
  scene: Scene,
  { caller, address, lang }: Pick<CallContext, 'caller' | 'address' | 'lang'>,
): Promise<CodeTarget> {
  if (scene === 'security') {
    if (!caller) throw new Refusal('signIn', {}, 'loginRequired');
    const [own] = await db.select({ email: users.email }).from(users).where(eq(users.id, caller.id));
    if (own?.email !== normalName(name)) throw new Refusal('emailWrong');
    return {
      target: { address: own.email, scene },
      from: { source: `user:${caller.id}`, isKnown: true },
      letter: 'code',
      lang,
      hasOwner: true,
    };
  }
  if (scene === 'register') checkForm(emailForm, { email: name });
  const user = await findUser(db, name);
  const isWanted = (user !== undefined) === (scene === 'forget');
  return {
    target: { address: user?.email ?? normalName(name), scene },
    from: { source: address, isKnown: (await loginThrottle.placeOf(user?.id ?? null, address)) === 'known' },
    letter: isWanted ? 'code' : user ? 'exists' : 'unknown',
    lang: user && user.id !== caller?.id ? (user.lang ?? lang) : lang,
    hasOwner: user !== undefined,
  };
}
