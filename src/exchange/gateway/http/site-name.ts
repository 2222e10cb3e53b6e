import { eq } from 'drizzle-orm';
import { PLACEHOLDER_SITE_NAME } from '../../../domain/constants.ts';
import type { Db } from '../../platform/store/open.ts';
import { settings } from '../../platform/store/schema/index.ts';

/** The name by which the exchange calls itself in its mails. */
export async function siteName(db: Db): Promise<string> {
  const [setting] = await db.select().from(settings).where(eq(settings.key, 'site_name'));
  return setting?.value ?? PLACEHOLDER_SITE_NAME;
}
