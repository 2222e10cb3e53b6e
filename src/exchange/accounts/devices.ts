import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../platform/store/open.ts';
import { knownDevices } from '../platform/store/schema/index.ts';

/** Devices of an owner that are kept. */
const MOST_KNOWN = 50;

/** What a client calls itself in a user-agent, and what people call it; the first that fits, since most name others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** "Chrome, Android": what a user knows their device by, which an update of the browser leaves as it is; "" where nothing is recognised. */
export const deviceOf = (agent: string): string =>
  [BROWSERS, SYSTEMS].flatMap((names) => names.find(([sign]) => sign.test(agent))?.[1] ?? []).join(', ');

/**
 * Notes what a user signs in with, in the transaction that signs in, and says whether the account was seen with it. The first of all is
 * not new: there is nothing yet that it differs from.
 */
export async function meetDevice(
  tx: Tx,
  { user, device, now }: { readonly user: number; readonly device: string; readonly now: number },
): Promise<'known' | 'first' | 'new'> {
  const met = await tx
    .update(knownDevices)
    .set({ lastAt: now })
    .where(and(eq(knownDevices.userId, user), eq(knownDevices.device, device)))
    .returning({ device: knownDevices.device });
  if (met.length > 0) return 'known';
  const [other] = await tx
    .select({ device: knownDevices.device })
    .from(knownDevices)
    .where(eq(knownDevices.userId, user))
    .limit(1);
  await tx
    .insert(knownDevices)
    .values({ userId: user, device, lastAt: now })
    // Another sign-in with it may have come in between.
    .onConflictDoNothing();
  await tx.execute(sql`delete from known_devices where user_id = ${user} and device in (
    select device from known_devices where user_id = ${user} order by last_at desc, device offset ${MOST_KNOWN})`);
  return other ? 'new' : 'first';
}
