import { sql } from 'drizzle-orm';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/durations.ts';
import { Refusal } from '../platform/refusal.ts';
import { queryRows } from '../platform/store/driver.ts';
import type { Tx } from '../platform/store/open.ts';

/** Codes to one address that one source may ask for within an hour: enough for anybody who reads them. */
const HOURLY = 10;
/** Codes a day to one address that strange sources may ask for together, before they have to wait for each other. */
const STRANGERS_DAILY = 30;
const PAUSE_MS = MINUTE_MS;

/**
 * Refuses a code that would flood a mailbox. Each source has its own allowance. Strange ones have a daily one together,
 * too; beyond it, only a source that had nothing that day still gets a code, one of them a minute: whoever uses up the
 * allowance keeps nobody from their code for longer than that.
 */
export async function assertMayAsk(
  tx: Tx,
  { address, source, isKnown, now }: { address: string; source: string; isKnown: boolean; now: number },
): Promise<void> {
  const [sent] = await queryRows<{ own_hour: number; own_day: number; strangers: number; latest: number | null }>(
    tx,
    sql`select (count(*) filter (where source = ${source} and created_at > ${now - HOUR_MS}))::int as own_hour,
      (count(*) filter (where source = ${source}))::int as own_day,
      (count(*) filter (where not is_known))::int as strangers,
      (max(created_at) filter (where not is_known))::float8 as latest
      from codes where address = ${address} and created_at > ${now - DAY_MS}`,
  );
  if (!sent) throw new Error('A count has one row');
  if (sent.own_hour >= HOURLY) throw new Refusal('tooMany', { seconds: HOUR_MS / 1000 });
  if (isKnown || sent.strangers < STRANGERS_DAILY) return;
  if (sent.own_day > 0) throw new Refusal('tooMany', { seconds: HOUR_MS / 1000 });
  const wait = (sent.latest ?? 0) + PAUSE_MS - now;
  if (wait > 0) throw new Refusal('tooMany', { seconds: Math.ceil(wait / 1000) });
}
