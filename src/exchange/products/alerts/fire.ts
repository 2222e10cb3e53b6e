import { and, eq, gte, inArray, lt, lte, sql } from 'drizzle-orm';
import { isReached } from '../../../domain/forms/price-alert.ts';
import { fromScaled, toScaled } from '../../../domain/scaled.ts';
import type { Instrument } from '../../assets/instrument.ts';
import type { Tick } from '../../market-data/ticks/tick.ts';
import { committed } from '../../platform/store/away.ts';
import { preparedRows } from '../../platform/store/driver.ts';
import type { Db, Tx } from '../../platform/store/open.ts';
import { type PriceAlert, readAlerts } from './alert.ts';
import type { AlertsContext } from './context.ts';
import { DIRECTION_CODE, priceAlerts } from './schema.ts';

/** Alerts that fire in one transaction: so few that others' calls get their turn between. */
const TOGETHER = 400;
/** Alerts that have fired which a user keeps; the oldest make room. */
const MOST_FIRED = 50;

export type Direction = keyof typeof DIRECTION_CODE;
export const DIRECTIONS = Object.keys(DIRECTION_CODE) as readonly Direction[];

/** In the statement as it stands, so that the index of those that wait serves it. */
const isWaiting = sql`${priceAlerts.state} = 1`;

/** The level of a pair that the price comes to first, in units of 10^-decimals; null where nobody waits. */
export async function nearest(
  db: Db,
  instrument: number,
  direction: Direction,
  decimals: number,
): Promise<bigint | null> {
  const [row] = await db
    .select({ level: priceAlerts.level })
    .from(priceAlerts)
    .where(and(eq(priceAlerts.instrumentId, instrument), eq(priceAlerts.direction, direction), isWaiting))
    .orderBy(direction === 'rise' ? sql`${priceAlerts.level}` : sql`${priceAlerts.level} desc`)
    .limit(1);
  return row ? toScaled(row.level, decimals) : null;
}

/** Fires all alerts of a pair and a direction that a tick is the first to reach: their rows, their ticks and what is told of them are one transaction. */
export async function fireAll(
  context: AlertsContext,
  instrument: Instrument,
  direction: Direction,
  tick: Tick,
): Promise<void> {
  for (;;) {
    let fired = { count: 0, tell: (): void => undefined };
    // Where the commit is in doubt, whether there is something to tell of is known when the store answers.
    await committed(
      context.store.transaction(async (tx) => {
        fired = await fireSome(context, tx, { instrument, direction, tick });
      }),
    );
    fired.tell();
    if (fired.count < TOGETHER) return;
  }
}

interface Reached {
  readonly instrument: Instrument;
  readonly direction: Direction;
  readonly tick: Tick;
}

async function fireSome({ markets, notices, events }: AlertsContext, tx: Tx, { instrument, direction, tick }: Reached) {
  const price = fromScaled(tick.last, tick.decimals);
  const due = await tx
    .select({ id: priceAlerts.id })
    .from(priceAlerts)
    .where(
      and(
        eq(priceAlerts.instrumentId, instrument.id),
        eq(priceAlerts.direction, direction),
        isWaiting,
        direction === 'rise' ? lte(priceAlerts.level, price) : gte(priceAlerts.level, price),
        lt(priceAlerts.afterSeq, tick.seq),
      ),
    )
    .orderBy(direction === 'rise' ? sql`${priceAlerts.level}` : sql`${priceAlerts.level} desc`)
    .limit(TOGETHER);
  if (due.length === 0) return { count: 0, tell: () => undefined };
  const ids = due.map(({ id }) => id);
  // Who takes one away meanwhile was the first: it does not fire.
  const fired = await tx
    .update(priceAlerts)
    .set({ state: 'fired', firedSeq: tick.seq, firedAt: tick.at, firedPrice: price })
    .where(and(inArray(priceAlerts.id, ids), isWaiting))
    .returning({ id: priceAlerts.id });
  if (fired.length === 0) return { count: due.length, tell: () => undefined };
  await markets.ticks.pin(tx, tick.seq);
  const alerts = await readAlerts(
    tx,
    inArray(
      priceAlerts.id,
      fired.map(({ id }) => id),
    ),
  );
  const tellOfNotices = await addNotices(notices, tx, instrument, direction, alerts);
  await makeRoom(tx, [...new Set(alerts.map(({ userId }) => userId))]);
  return {
    count: due.length,
    tell() {
      for (const alert of alerts) events.emit('alertFired', alert.userId, alert);
      tellOfNotices();
    },
  };
}

async function addNotices(
  notices: AlertsContext['notices'],
  tx: Tx,
  { quote }: Instrument,
  direction: Direction,
  alerts: readonly PriceAlert[],
): Promise<() => void> {
  const toldOf = (alert: PriceAlert) => ({
    pair: alert.pair,
    level: alert.level,
    price: alert.firedPrice ?? '',
    coin: quote.name,
  });
  const plain = alerts.filter(({ note }) => note === '');
  const noted = alerts.filter(({ note }) => note !== '');
  const tells = [
    await notices.addEach(
      tx,
      direction === 'rise' ? 'alertRise' : 'alertFall',
      plain.map((alert) => ({ user: alert.userId, values: toldOf(alert) })),
    ),
    await notices.addEach(
      tx,
      direction === 'rise' ? 'alertRiseNoted' : 'alertFallNoted',
      noted.map((alert) => ({ user: alert.userId, values: { ...toldOf(alert), note: alert.note } })),
    ),
  ];
  return () => {
    for (const tell of tells) tell();
  };
}

const makeRoom = (tx: Tx, users: readonly number[]) =>
  preparedRows(
    tx,
    sql`delete from price_alerts where id in (
      select old.id from unnest(${sql.param(users)}::int[]) as told(user_id), lateral (
        select id from price_alerts a where a.user_id = told.user_id and a.state = 2
        order by fired_seq desc, id desc offset ${MOST_FIRED}::int) old)`,
  );

/** Whether a price reaches the nearest level. */
export const reaches = (direction: Direction, level: bigint | null | undefined, tick: Tick): boolean =>
  level !== null && level !== undefined && isReached(direction, level, tick.last);
