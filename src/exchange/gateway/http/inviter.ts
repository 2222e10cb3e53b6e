import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/store/open.ts';
import { settings, users } from '../../platform/store/schema/index.ts';

/** Setting that makes an invite code a must at registration: "1". */
const INVITE_REQUIRED = 'invite_required';

/** Who invited, by their code; refused where the code is unknown, or missing where the site asks for one. */
export async function inviter(db: Db, code: string | undefined): Promise<number | null> {
  if (code === undefined) {
    const [setting] = await db.select().from(settings).where(eq(settings.key, INVITE_REQUIRED));
    if (setting?.value === '1') throw new Refusal('inviteRequired').at('invite');
    return null;
  }
  const [parent] = await db.select({ id: users.id }).from(users).where(eq(users.inviteCode, code.toUpperCase()));
  if (!parent) throw new Refusal('inviteUnknown').at('invite');
  return parent.id;
}
