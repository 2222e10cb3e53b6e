import { eq, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../domain/durations.ts';
import { isLess, plus } from '../../../domain/scaled.ts';
import { Money } from '../../ledger/decimal.ts';
import { hkDay, hkDayStart } from '../../market-data/candles/periods.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import type { OptionsContext } from './context.ts';
import { optionLimits, optionOrders } from './schema.ts';

/** So long a pause lasts, and what loosens waits. */
const WAIT_MS = DAY_MS;

/** A user's own limits as they hold at a moment; amounts in decimal text, moments in unix ms. */
export interface OwnLimits {
  /** The most that may be lost in a day of UTC+8, open stakes among it; null = no limit. */
  readonly dailyLoss: string | null;
  readonly lostToday: string;
  readonly atStake: string;
  /** What the limit becomes, and when; null where it stays. */
  readonly next: { readonly dailyLoss: string | null; readonly at: number } | null;
  /** No option is taken before; null where there is no pause. */
  readonly pausedUntil: number | null;
}

/** What a user asks of their limits. */
export type LimitsChange = { readonly dailyLoss: string | null } | 'pause';

type Row = Omit<typeof optionLimits.$inferSelect, 'userId'>;
const NONE: Row = { dailyLoss: null, nextDailyLoss: null, nextAt: null, pausedUntil: null, lostDay: 0, lost: '0' };

const dayOf = (moment: number): number => hkDay(moment / 1000);

/** The row with what has come to hold by now. */
const asOf = (row: Row, now: number): Row =>
  row.nextAt === null || row.nextAt > now
    ? row
    : { ...row, dailyLoss: row.nextDailyLoss, nextDailyLoss: null, nextAt: null };

async function rowOf(db: Db, user: number): Promise<Row> {
  const [row] = await db.select().from(optionLimits).where(eq(optionLimits.userId, user));
  return row ?? NONE;
}

async function openOf(db: Db, user: number): Promise<{ readonly count: number; readonly stakes: string }> {
  const [open] = await db
    .select({
      count: sql<number>`count(*)::int`,
      stakes: sql<string>`trim_scale(coalesce(sum(${optionOrders.stake}), 0))::text`,
    })
    .from(optionOrders)
    .where(sql`${optionOrders.userId} = ${user} and ${optionOrders.state} = 1`);
  return open ?? { count: 0, stakes: '0' };
}

function limitsOf(row: Row, atStake: string, now: number): OwnLimits {
  const { dailyLoss, nextDailyLoss, nextAt, pausedUntil, lostDay, lost } = asOf(row, now);
  return {
    dailyLoss,
    lostToday: lostDay === dayOf(now) ? lost : '0',
    atStake,
    next: nextAt === null ? null : { dailyLoss: nextDailyLoss, at: nextAt },
    pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil : null,
  };
}

export async function ownLimits(db: Db, user: number, now: number): Promise<OwnLimits & { readonly open: number }> {
  const [row, { count, stakes }] = [await rowOf(db, user), await openOf(db, user)];
  return { ...limitsOf(row, stakes, now), open: count };
}

/** Refuses a stake that the user does not allow themselves; under the lock of their balance, so that no two pass together. */
export function checkOwnLimits(
  { pausedUntil, dailyLoss, lostToday, atStake }: OwnLimits,
  { stake, coin, now }: { readonly stake: string; readonly coin: string; readonly now: number },
): void {
  if (pausedUntil !== null) throw new Refusal('options.paused', { time: pausedUntil });
  if (dailyLoss === null || !new Money(lostToday).plus(atStake).plus(stake).gt(dailyLoss)) return;
  throw new Refusal('options.ownLimit', { max: dailyLoss, coin, time: hkDayStart(dayOf(now) + 1) * 1000 }).at('amount');
}

/** Sets a limit: what tightens it holds at once, what loosens it a day later; a pause is only ever made longer. */
export async function setOwnLimits(
  { store, clock }: OptionsContext,
  user: number,
  change: LimitsChange,
): Promise<OwnLimits> {
  return store.transaction(async (tx) => {
    await tx.insert(optionLimits).values({ userId: user }).onConflictDoNothing();
    const [found] = await tx.select().from(optionLimits).where(eq(optionLimits.userId, user)).for('update');
    const now = clock.now();
    const row = changed(asOf(found ?? NONE, now), change, now);
    await tx.update(optionLimits).set(row).where(eq(optionLimits.userId, user));
    return limitsOf(row, (await openOf(tx, user)).stakes, now);
  });
}

function changed(row: Row, change: LimitsChange, now: number): Row {
  if (change === 'pause') return { ...row, pausedUntil: Math.max(row.pausedUntil ?? 0, now + WAIT_MS) };
  const { dailyLoss } = change;
  if (!isLooser(dailyLoss, row.dailyLoss)) return { ...row, dailyLoss, nextDailyLoss: null, nextAt: null };
  // Asked for again, it does not wait anew.
  const isKnown = row.nextAt !== null && row.nextDailyLoss === dailyLoss;
  return isKnown ? row : { ...row, nextDailyLoss: dailyLoss, nextAt: now + WAIT_MS };
}

const isLooser = (one: string | null, than: string | null): boolean =>
  than !== null && (one === null || isLess(than, one));

/** Counts a stake that was lost to the day at which its option expired; under the lock of the user's balance. */
export async function countLoss(tx: Tx, user: number, stake: string, dueAt: number): Promise<void> {
  const day = dayOf(dueAt);
  const row = await rowOf(tx, user);
  // One that was late, of before the last day with a loss, holds up nobody any more.
  if (row.lostDay > day) return;
  const lost = { lostDay: day, lost: row.lostDay === day ? plus(row.lost, stake) : stake };
  await tx
    .insert(optionLimits)
    .values({ userId: user, ...lost })
    .onConflictDoUpdate({ target: optionLimits.userId, set: lost });
}
