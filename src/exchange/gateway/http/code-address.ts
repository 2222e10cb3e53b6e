import { eq } from 'drizzle-orm';
import { ENVELOPE_TYPE } from '../../../contract/define.ts';
import { hasSpecialChar, isEmail } from '../../../domain/validators.ts';
import type { Scene } from '../../accounts/codes.ts';
import { findUser, normalName } from '../../accounts/users.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/store/open.ts';
import { users } from '../../platform/store/schema/index.ts';
import type { Caller } from './types.ts';

/**
 * The e-mail address that a code of a scene goes to: a new one to register, that of the named account to set a
 * forgotten password, the caller's own for security settings, whatever he typed.
 */
export async function codeAddress(db: Db, name: string, scene: Scene, caller: Caller | null): Promise<string> {
  if (scene === 'register') {
    if (!isEmail(name) || hasSpecialChar(name)) throw new Refusal('emailWrong');
    if (await findUser(db, name)) throw new Refusal('accountExists');
    return normalName(name);
  }
  if (scene === 'forget') {
    const user = await findUser(db, name);
    if (!user) throw new Refusal('accountUnknown');
    return user.email;
  }
  if (!caller) throw new Refusal('signIn', {}, ENVELOPE_TYPE.loginRequired);
  const [own] = await db.select({ email: users.email }).from(users).where(eq(users.id, caller.id));
  if (own?.email !== normalName(name)) throw new Refusal('emailWrong');
  return own.email;
}
